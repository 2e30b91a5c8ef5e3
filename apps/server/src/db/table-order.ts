import type { BulkSession } from './bulk-copy.ts';
import type { TableColumns } from './table-columns.ts';

const TABLES = `
  select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  group by c.relname
  order by c.relname`;
const REFERENCES = `
  select distinct child.relname as "from", parent.relname as "to"
  from pg_constraint f
  join pg_class child on child.oid = f.conrelid
  join pg_class parent on parent.oid = f.confrelid
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.conrelid <> f.confrelid`;

/**
 * Lists the tables in an order in which each table follows those that its foreign keys refer to. A foreign key of a
 * table to itself doesn't count.
 *
 * @throws Error if foreign keys are circular, so that there is no such order.
 */
export async function tablesInOrder(session: BulkSession): Promise<TableColumns[]> {
  const waiting = await session.query<TableColumns>(TABLES);
  const references = await session.query<{ from: string; to: string }>(REFERENCES);
  const ordered: TableColumns[] = [];
  while (waiting.length > 0) {
    const isReady = ({ table }: TableColumns) =>
      !references.some(({ from, to }) => from === table && waiting.some((other) => other.table === to));
    const next = waiting.findIndex(isReady);
    if (next < 0) throw new Error('The foreign keys of the tables are circular');
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}
