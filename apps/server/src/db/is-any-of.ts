import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Condition that a column has one of these values. It has one parameter for any number of values, so that the statement
 * is prepared once.
 */
export const isAnyOf = (column: AnyPgColumn, values: readonly (string | Date)[]): SQL =>
  sql`${column} = any(${sql.param(values.map((value) => column.mapToDriverValue(value)))}::${sql.raw(column.getSQLType())}[])`;
