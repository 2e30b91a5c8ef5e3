import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { schema } from './schema/schema.ts';

type Schema = typeof schema;

/** Common type for PGlite and PostgreSQL, which have the same schema, migrations and queries. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;

/** The database and a clock, which nearly every service needs. */
export type Store = {
  db: Database;
  /** The current time, ms epoch. */
  clock: () => number;
};

/** Within a transaction run queries only on this object: PGlite has one connection, so another query would deadlock. */
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
/** The database or the current transaction, for functions that can run in both. */
export type Runner = Database | Transaction;

/** Returns the rows of a raw SQL statement; works with both drivers. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
