import type { OpenDatabase } from '../../db/open-database.ts';

type Work = (tx: object) => Promise<unknown>;

/**
 * The most turns of the event loop that begin while a transaction of an embedded database is open. Others wait for its
 * connection meanwhile.
 */
export async function turnsWithin({ db }: OpenDatabase, work: () => Promise<unknown>): Promise<number> {
  const { $client: client } = db as unknown as { $client: { transaction: (work: Work) => unknown } };
  const { transaction } = client;
  let [turn, most, isDone] = [0, 0, false];
  const count = (): void => {
    turn += 1;
    if (!isDone) setImmediate(count);
  };
  client.transaction = (within) =>
    transaction.call(client, async (tx) => {
      const before = turn;
      const result = await within(tx);
      most = Math.max(most, turn - before);
      return result;
    });
  try {
    count();
    await work();
    return most;
  } finally {
    isDone = true;
    client.transaction = transaction;
  }
}
