import { eq, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { type Runner, rowsOf } from './database.ts';

/** Maximum number of rows that a statement deletes, and the size of their texts with which it ends, bytes. */
const BATCH_ROWS = 1000;
const BATCH_BYTES = 1_000_000;

/** The size of a row's encrypted texts, bytes, which is known without reading them. */
const bytesOf = (table: PgTable): SQL => {
  const texts = getTableConfig(table).columns.filter((column) => column.getSQLType() === 'bytea');
  return sql.join([sql`0`, ...texts.map((column) => sql`coalesce(octet_length(${column}), 0)`)], sql` + `);
};

/**
 * Deletes a batch of an account's rows: at most 1,000, and none after the one with which their texts reach 1 MB.
 *
 * @returns whether rows may be left.
 */
export async function removeBatch(
  runner: Runner,
  table: PgTable & { userId: AnyPgColumn },
  userId: string,
): Promise<boolean> {
  const ofUser = eq(table.userId, userId);
  const [batch] = rowsOf<{ found: number; removed: number }>(
    await runner.execute(sql`
      with found as (
        select ctid, ${bytesOf(table)} as bytes from ${table} where ${ofUser} limit ${BATCH_ROWS}
      ), sized as (
        select ctid, sum(bytes) over (rows unbounded preceding) - bytes as before from found
      ), removed as (
        delete from ${table}
        where ${ofUser} and ctid = any(array(select ctid from sized where before < ${BATCH_BYTES}))
        returning 1
      )
      select (select count(*) from found)::int as found, (select count(*) from removed)::int as removed`),
  );
  // A row that another transaction is changing isn't deleted. It goes with the account's last row.
  return batch !== undefined && batch.removed > 0 && (batch.found === BATCH_ROWS || batch.removed < batch.found);
}
