import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { schema } from './schema/schema.ts';

type Schema = typeof schema;

/** One type for PGlite and PostgreSQL: the same schema, migrations and queries serve both. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;
/** Inside a transaction, only this: with one connection, a query beside it would wait for itself for ever. */
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
/** A query's runner: the database or the transaction one is in. */
export type Runner = Database | Transaction;

/** Rows of a raw statement, the same on both drivers. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
