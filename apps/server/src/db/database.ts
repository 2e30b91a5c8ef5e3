import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { schema } from './schema/schema.ts';

type Schema = typeof schema;

/** Common type for PGlite and PostgreSQL; both have the same schema, migrations and queries. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;
/** Inside a transaction use only this: PGlite has one connection, so a query outside would deadlock. */
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
/** Executes a query: the database or the current transaction. */
export type Runner = Database | Transaction;

/** Rows of a raw statement, the same on both drivers. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
