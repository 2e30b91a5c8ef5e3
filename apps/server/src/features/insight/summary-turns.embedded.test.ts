import { DAY_MS } from '@alento/domain/time/local-date';
import { expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { NOON, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());

type Work = (tx: object) => Promise<unknown>;

/** The most turns of the event loop that begin while a transaction is open, for which others wait with it. */
async function turnsWithin(work: () => Promise<unknown>): Promise<number> {
  const { $client: client } = app.database.db as unknown as { $client: { transaction: (work: Work) => unknown } };
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

it('a requested summary reads its notes before its transaction', async () => {
  const ana = await app.newPerson('premium');
  for (let day = 0; day < 5; day += 1)
    await ana.call('POST', '/mood-entries', { score: 3, note: `nota ${day}`, timestamp: NOON - day * DAY_MS });
  const turns = await turnsWithin(async () => expect((await ana.call('POST', '/weekly-summary')).status).toBe(202));
  expect(turns).toBe(0);
});
