/** A table of schema `public` with its columns, in their order. */
export type TableColumns = { table: string; columns: string[] };

const NAME = /^[a-z_][a-z0-9_]*$/;

function quoted(name: string): string {
  if (!NAME.test(name)) throw new Error(`Unexpected name ${name}`);
  return `"${name}"`;
}

/** The quoted names of tables, for a statement about all of them. All names are those of our own schema. */
export const quotedTables = (tables: readonly Pick<TableColumns, 'table'>[]): string =>
  tables.map(({ table }) => `"public".${quoted(table)}`).join(', ');

/** The quoted names of columns. */
export const quotedColumns = (columns: readonly string[]): string => columns.map(quoted).join(',');

/** The target of a COPY statement: a table with its columns. */
export const copyTarget = ({ table, columns }: TableColumns): string =>
  `${quotedTables([{ table }])} (${quotedColumns(columns)})`;
