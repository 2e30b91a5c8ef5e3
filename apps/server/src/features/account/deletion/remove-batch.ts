import { eq, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { type Runner, rowsOf } from '../../../db/database.ts';

/** Maximum number of rows that a statement deletes, and the size of their texts with which it ends, bytes. */
const BATCH_ROWS = 1000;
const BATCH_BYTES = 1_000_000;

/** The place of a row among those of its account: the values of the primary key's other columns, as texts. */
type RowKey = readonly string[];

const comma = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

/** The columns of a table's primary key without the account. */
function keyOf(table: PgTable) {
  const { columns, primaryKeys } = getTableConfig(table);
  const names = primaryKeys.flatMap((one) => one.columns.map(({ name }) => name)).filter((name) => name !== 'user_id');
  const key = columns.filter(({ name }) => names.includes(name));
  return key.map((column) => ({ name: sql.identifier(column.name), type: sql.raw(column.getSQLType()) }));
}

/** The size of a row's encrypted texts, bytes, which is known without reading them. */
const bytesOf = (table: PgTable): SQL => {
  const texts = getTableConfig(table).columns.filter((column) => column.getSQLType() === 'bytea');
  return sql.join([sql`0`, ...texts.map((column) => sql`coalesce(octet_length(${column}), 0)`)], sql` + `);
};

/**
 * Deletes a batch of an account's rows in the order of their keys: at most 1,000, and none after the one with which
 * their texts reach 1 MB. Waits for rows that other transactions lock; one that they change is left.
 *
 * @param after the last row of the batch before, whose deleted rows would be read again without it.
 * @returns the last row of this batch if there may be further rows, else null.
 */
export async function removeBatch(
  runner: Runner,
  table: PgTable & { userId: AnyPgColumn },
  userId: string,
  after: RowKey | null = null,
): Promise<RowKey | null> {
  const key = keyOf(table);
  const names = comma(key.map(({ name }) => sql`${name}`));
  const place = after && comma(key.map(({ type }, at) => sql`${after[at]}::${type}`));
  const [batch] = rowsOf<{ found: number; removed: number; last: string[] | null }>(
    await runner.execute(sql`
      with found as (
        select ctid, ${names}, ${bytesOf(table)} as bytes from ${table}
        where ${eq(table.userId, userId)} ${place ? sql`and (${names}) > (${place})` : sql``}
        order by ${names} limit ${BATCH_ROWS}
      ), sized as (
        select ctid, array[${comma(key.map(({ name }) => sql`${name}::text`))}] as key, row_number() over ordered as place,
          sum(bytes) over ordered - bytes as before
        from found window ordered as (order by ${names} rows unbounded preceding)
      ), batch as (
        select * from sized where before < ${BATCH_BYTES}
      ), removed as (
        delete from ${table} where ${eq(table.userId, userId)} and ctid = any(array(select ctid from batch)) returning 1
      )
      select (select count(*) from found)::int as found, (select count(*) from removed)::int as removed,
        (select key from batch order by place desc limit 1) as last`),
  );
  if (!batch) return null;
  return batch.found === BATCH_ROWS || batch.removed < batch.found ? batch.last : null;
}
