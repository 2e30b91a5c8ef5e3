import {
  messages,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

const { serialize } = protocol;

/** Maximum number of prepared statements: more than the application has, and few enough for the database's memory. */
const STATEMENTS_MAX = 200;
/** Maximum length of a prepared statement. Longer ones are bulk inserts, whose text differs each time. */
const LONGEST_TEXT = 4_000;
/**
 * SQLSTATEs of errors that a prepared statement may cause after a schema change: changed columns (0A000), deallocated
 * statement (26000), unknown names or operators (42), values of another type (22).
 */
const MAY_BE_STALE = /^(0A000|26000|42...|22...)$/;

type Params = Parameters<PGlite['query']>[1];
type Statement = { name: string; paramTypes: number[]; columns: messages.BackendMessage[] };
/** The part of the client that drizzle uses. */
type StatementClient = Pick<PGlite, 'query' | 'transaction'>;

/**
 * Undocumented members of PGlite that this adapter uses. They are locks, with which a statement waits for its turn as
 * in `PGlite.query()`.
 */
const UNDOCUMENTED = ['_checkReady', '_runExclusiveQuery', '_runExclusiveTransaction'] as const;

/** Lists the undocumented members that this PGlite lacks. `withNamedStatements` requires all of them. */
export const missingMembers = (client: object): string[] =>
  UNDOCUMENTED.filter((name) => typeof Reflect.get(client, name) !== 'function');

/** Number of adapters so far; part of statement names, because two adapters of one client need different names. */
let named = 0;

const isError = (message: unknown): message is messages.DatabaseError => message instanceof messages.DatabaseError;

/** The prepared statements of one PGlite, least recently used first. Lock PGlite's queries before calling `run`. */
class NamedStatements {
  readonly #client: PGlite;
  readonly #limit: number;
  readonly #statements = new Map<string, Statement>();
  /** Names of evicted statements. The next message closes them in the database. */
  #unused: string[] = [];

  constructor(client: PGlite, limit: number) {
    this.#client = client;
    this.#limit = limit;
  }

  /** Does the same as `PGlite.query()`, but doesn't parse and plan a prepared statement again. */
  async run<Row>(text: string, params: unknown[], options: QueryOptions | undefined, isInTransaction: boolean) {
    try {
      const answer = await this.#attempt(text, params, options, isInTransaction);
      if (!isInTransaction) await this.#client.syncToFs();
      return this.#parse<Row>(answer, options);
    } catch (error) {
      throw isError(error) ? Object.assign(error, { query: text, params, queryOptions: options }) : error;
    }
  }

  async #attempt(text: string, params: unknown[], options: QueryOptions | undefined, isInTransaction: boolean) {
    const known = this.#statements.get(text);
    try {
      return await this.#execute(text, known ?? (await this.#prepare(text, options)), params, options);
    } catch (error) {
      if (known === undefined || (isError(error) && !MAY_BE_STALE.test(error.code ?? ''))) throw error;
      this.#forget(text, known);
      // Outside of a transaction a failed statement changed nothing, so it can be prepared and executed again.
      if (isInTransaction || !isError(error)) throw error;
      return await this.#execute(text, await this.#prepare(text, options), params, options);
    }
  }

  async #prepare(text: string, options: QueryOptions | undefined): Promise<Statement> {
    named += 1;
    const name = `named_${named}`;
    const answer = await this.#send(
      [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })],
      options,
    );
    return {
      name,
      paramTypes: parse.parseDescribeStatementResults(answer),
      columns: answer.filter((message) => message.name === 'rowDescription'),
    };
  }

  async #execute(text: string, statement: Statement, params: unknown[], options: QueryOptions | undefined) {
    this.#keep(text, statement);
    const { name, paramTypes, columns } = statement;
    const values = params.map((param, index) => {
      if (param === null || param === undefined) return null;
      const type = paramTypes[index] ?? -1;
      const write = options?.serializers?.[type] ?? this.#client.serializers[type];
      return write ? write(param) : String(param);
    });
    const answer = await this.#send([serialize.bind({ statement: name, values }), serialize.execute()], options);
    return [...columns, ...answer];
  }

  /** Sends one message that ends with a Sync, so that the connection is ready again after an error. */
  async #send(parts: Uint8Array[], options: QueryOptions | undefined): Promise<messages.BackendMessage[]> {
    const closings = this.#unused.map((name) => serialize.close({ type: 'S', name }));
    this.#unused = [];
    const answer = await this.#client.execProtocolStream(Buffer.concat([...closings, ...parts, serialize.sync()]), {
      syncToFs: false,
      // The error is thrown below, because here PGlite would drop later messages, such as notifications.
      throwOnError: false,
      ...(options?.onNotice ? { onNotice: options.onNotice } : {}),
    });
    const error = answer.find(isError);
    if (error) throw error;
    return answer;
  }

  #keep(text: string, statement: Statement): void {
    this.#statements.delete(text);
    this.#statements.set(text, statement);
    if (this.#statements.size <= this.#limit) return;
    const [oldest] = this.#statements;
    if (oldest) this.#forget(...oldest);
  }

  #forget(text: string, { name }: Statement): void {
    this.#statements.delete(text);
    this.#unused.push(name);
  }

  /**
   * Parses a response as PGlite does. PGlite's parsers are the prototype of the caller's parsers, which is faster than
   * copying them for each query.
   */
  #parse<Row>(answer: messages.BackendMessage[], options: QueryOptions | undefined): Results<Row> {
    const parsers = Object.assign(Object.create(this.#client.parsers), options?.parsers);
    const [result] = parse.parseResults(answer, parsers, options?.rowMode ? { rowMode: options.rowMode } : {});
    return result as Results<Row>;
  }
}

/** Whether to prepare a query. One without parameters isn't prepared, because it may be a command like `begin`. */
const shouldPrepare = (text: string, params: Params, options: QueryOptions | undefined): params is unknown[] =>
  params !== undefined &&
  params.length > 0 &&
  text.length <= LONGEST_TEXT &&
  options?.paramTypes === undefined &&
  options?.blob === undefined;

/**
 * Wraps PGlite for drizzle: a statement with parameters is parsed and planned once, then bound and executed by name in
 * one message. Locks, values, results, notifications and errors equal those of `PGlite.query()`. A statement outside of
 * a transaction waits until open transactions end.
 */
export function withNamedStatements(client: PGlite, limit = STATEMENTS_MAX): StatementClient {
  const statements = new NamedStatements(client, limit);

  const within = (tx: Transaction): Transaction => ({
    async query<Row>(text: string, params?: Params, options?: QueryOptions): Promise<Results<Row>> {
      if (!shouldPrepare(text, params, options)) return tx.query<Row>(text, params, options);
      if (tx.closed) throw new Error('Transaction is closed');
      return client._runExclusiveQuery(() => statements.run<Row>(text, params, options, true));
    },
    sql: (strings, ...params) => tx.sql(strings, ...params),
    exec: (text, options) => tx.exec(text, options),
    rollback: () => tx.rollback(),
    listen: (channel, callback) => tx.listen(channel, callback),
    get closed() {
      return tx.closed;
    },
  });

  return {
    async query<Row>(text: string, params?: Params, options?: QueryOptions): Promise<Results<Row>> {
      if (!shouldPrepare(text, params, options)) return client.query<Row>(text, params, options);
      await client._checkReady();
      return client._runExclusiveTransaction(() =>
        client._runExclusiveQuery(() => statements.run<Row>(text, params, options, false)),
      );
    },
    transaction: (work) => client.transaction((tx) => work(within(tx))),
  };
}
