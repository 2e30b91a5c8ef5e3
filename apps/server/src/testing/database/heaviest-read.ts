import type { OpenDatabase } from '../../db/open-database.ts';

type Answer = { rows?: unknown };
type Query = (...args: unknown[]) => Promise<Answer>;
type Work = (runner: object) => unknown;
type Connect = (...callback: unknown[]) => Promise<object>;
type Client = { query: Query; transaction?: (work: Work) => Promise<unknown>; connect?: Connect };

/** Size of the encrypted texts in the answer of a statement, bytes. */
function textBytesOf({ rows }: Answer): number {
  const values = Array.isArray(rows) ? rows.flatMap((row: object) => Object.values(row)) : [];
  return values.reduce((sum, value) => sum + (value instanceof Uint8Array ? value.length : 0), 0);
}

/**
 * Measures the encrypted texts that statements return while the work is done, bytes: the most of one statement, and of
 * all that are executed in one turn of the event loop. Counts statements within transactions, too, and returns the text
 * of each.
 */
export async function heaviestRead({ db }: OpenDatabase, work: () => Promise<unknown>) {
  const { $client: client } = db as unknown as { $client: Client };
  const most = { statement: 0, turn: 0, texts: [] as string[] };
  let ofTurn = 0;
  let isDone = false;
  const count = (): void => {
    ofTurn = 0;
    if (!isDone) setImmediate(count);
  };
  const counted =
    (query: Query): Query =>
    async (...args) => {
      const [text] = args;
      most.texts.push(typeof text === 'string' ? text : (text as { text: string }).text);
      const answer = await query(...args);
      const bytes = textBytesOf(answer);
      ofTurn += bytes;
      most.statement = Math.max(most.statement, bytes);
      most.turn = Math.max(most.turn, ofTurn);
      return answer;
    };
  const countedRunner = <Runner extends object>(runner: Runner): Runner =>
    new Proxy(runner, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        const method = value.bind(target);
        return name === 'query' ? counted(method) : method;
      },
    });
  const { query, transaction, connect } = client;
  client.query = counted(query.bind(client));
  if (transaction) client.transaction = (within) => transaction.call(client, (runner) => within(countedRunner(runner)));
  // A transaction of PostgreSQL has a connection of its own. With a callback a single statement asks for one.
  if (connect)
    client.connect = async (...callback) => {
      const runner = await connect.apply(client, callback);
      return callback.length > 0 ? runner : countedRunner(runner);
    };
  try {
    setImmediate(count);
    await work();
    return most;
  } finally {
    isDone = true;
    Object.assign(client, { query, ...(transaction && { transaction }), ...(connect && { connect }) });
  }
}
