import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PersonWithPlan } from '../../../../access/person.ts';
import type { Database } from '../../../../db/database.ts';

/** A person whose data is read for an export. */
export type Reading = {
  db: Database;
  person: PersonWithPlan;
  /**
   * Called after each batch of rows. Lets other requests run and keeps the lease of the export. Throws if the export
   * must stop.
   */
  beat: () => Promise<void>;
};

/** Rows per batch. Decrypting a batch takes few milliseconds, and it stays small in memory. */
export const BATCH = 200;

/** The row id with which a person's documents are encrypted. */
export const rowIdOf = ({ person }: Reading, id: string): string => `${person.owner.userId}/${id}`;

/** A value of a row as the document contains it: an instant is ms epoch. */
type DocumentValue<Value> = Value extends Date ? number : Value;

/** These columns of a row as the document contains them: instants are ms epoch. */
export function documentFields<Row extends object, Name extends keyof Row>(row: Row, ...names: readonly Name[]) {
  const values = names.map((name) => {
    const value = row[name];
    return [name, value instanceof Date ? value.getTime() : value] as const;
  });
  return Object.fromEntries(values) as { [Column in Name]: DocumentValue<Row[Column]> };
}

type TableOfPerson = PgTable & { userId: AnyPgColumn };

/** All rows of the person in a table. */
export function rowsOf<Table extends TableOfPerson>({ db, person }: Reading, table: Table, ...order: readonly SQL[]) {
  const rows = db
    .select()
    .from(table as PgTable)
    .where(eq(table.userId, person.owner.userId))
    .orderBy(...order);
  return rows as unknown as Promise<Table['$inferSelect'][]>;
}

/** Up to `limit` rows of the person after the given one, by these columns in descending order. */
export function rowsBelow<Table extends TableOfPerson, Name extends keyof Table & keyof Table['$inferSelect']>(
  { db, person }: Reading,
  table: Table,
  names: readonly Name[],
  after: Table['$inferSelect'] | undefined,
  limit = BATCH,
) {
  const columns = names.map((name) => table[name] as AnyPgColumn);
  const tuple = (values: readonly (SQL | AnyPgColumn)[]) => sql`(${sql.join([...values], sql`, `)})`;
  const place = columns.map((column, index) => sql`${sql.param(after?.[names[index] as Name], column)}`);
  const isBelow = after && sql`${tuple(columns)} < ${tuple(place)}`;
  const rows = db
    .select()
    .from(table as PgTable)
    .where(and(eq(table.userId, person.owner.userId), isBelow))
    .orderBy(...columns.map((column) => desc(column)))
    .limit(limit);
  return rows as unknown as Promise<Table['$inferSelect'][]>;
}

/**
 * Yields rows one by one and reads them in batches.
 *
 * @param read reads up to `BATCH` rows after the given one, or the first ones.
 */
export async function* inBatches<Row>(
  { beat }: Reading,
  read: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after: Row | undefined;
  for (;;) {
    const rows = await read(after);
    await beat();
    yield* rows;
    after = rows.at(-1);
    if (rows.length < BATCH || after === undefined) return;
  }
}
