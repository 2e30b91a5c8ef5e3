import { stringify } from 'csv-stringify/sync';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Rows that are written at once. */
const ROWS = 200;

/**
 * The delimiter is a semicolon, which spreadsheets with Brazilian settings expect. Values that a spreadsheet would
 * compute as a formula get an apostrophe in front (OWASP, "CSV Injection"). The library quotes a line break only if it is
 * the record delimiter, so any other one is matched here.
 */
const OPTIONS = {
  delimiter: ';',
  record_delimiter: 'windows',
  escape_formulas: true,
  quoted_match: /[\r\n]/,
} as const;

type Row = readonly (string | number)[];

/** The text of a CSV file in pieces: the columns, and a row for each item. */
export async function* csvText<T>(
  columns: readonly string[],
  items: AsyncIterable<T>,
  rowOf: (item: T) => Row,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + stringify([[...columns]], OPTIONS);
  let rows: Row[] = [];
  for await (const item of items) {
    rows.push(rowOf(item));
    if (rows.length < ROWS) continue;
    yield stringify(rows, OPTIONS);
    rows = [];
  }
  if (rows.length > 0) yield stringify(rows, OPTIONS);
}
