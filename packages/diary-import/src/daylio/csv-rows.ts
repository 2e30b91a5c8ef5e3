import { type FileRefusal, refuseFile } from '../diary/diary.ts';
import { withoutOuterCells } from './one-cell-rows.ts';
import { parseCsv } from './parse-csv.ts';

/** A header is shorter, in characters. */
const HEADER_MAX = 100_000;
const DELIMITERS = [',', ';', '\t'] as const;
/** Columns without which a file is no export of Daylio: those of today, and those until 2018. Others may be missing. */
const NEEDED = [
  ['full_date', 'mood'],
  ['year', 'date', 'mood'],
];

export type CsvRow = {
  /** Line at which the row begins, the first one is 1. */
  line: number;
  /** The row has fewer or more cells than the header. */
  shape: 'whole' | 'short' | 'long';
  /** The text of a column, empty if the row or the file doesn't have it. */
  cell: (column: string) => string;
};

export type CsvRows = { ok: true; has: (column: string) => boolean; rows: CsvRow[] } | FileRefusal;

/** Removes the quotes that the parser leaves around a cell, because something else is outside of them. */
function withoutQuotes(cell: string): string {
  const trimmed = cell.trim();
  const isQuoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
  return isQuoted ? trimmed.slice(1, -1).replaceAll('""', '"') : cell;
}

const columnName = (cell: string): string => withoutQuotes(cell).trim().toLowerCase();

/** The delimiter of a header. Null if the line isn't the header of a Daylio export. */
function delimiterOf(line: string): string | null {
  const isHeader = (delimiter: string): boolean => {
    const columns = line.split(delimiter).map(columnName);
    return NEEDED.some((names) => names.every((name) => columns.includes(name)));
  };
  return DELIMITERS.find(isHeader) ?? null;
}

const countBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

/** Joins the cells of a note whose own quotes aren't doubled, so that its commas look like delimiters. */
function repaired(cells: string[], columns: string[], delimiter: string): string[] {
  const last = columns.length - 1;
  const isBroken = cells.length > columns.length && columns[last] === 'note' && cells[last]?.startsWith('"');
  return isBroken ? [...cells.slice(0, last), withoutQuotes(cells.slice(last).join(delimiter))] : cells;
}

/**
 * Splits Daylio's CSV into rows. The columns may be in any order, unknown ones are ignored.
 *
 * @param text with `\n` as its only line break.
 */
export function readCsvRows(text: string, { maxRows }: { maxRows: number }): CsvRows {
  const unpacked = withoutOuterCells(text);
  if (!('text' in unpacked)) return unpacked;
  const table = unpacked.text;
  const start = /\S/.exec(table)?.index ?? 0;
  const end = table.indexOf('\n', start);
  const firstLine = table.slice(start, end < 0 ? table.length : end);
  const delimiter = firstLine.length <= HEADER_MAX ? delimiterOf(firstLine) : null;
  if (!delimiter) return refuseFile(/^"?full_date/i.test(firstLine) ? 'FILE_UNREADABLE' : 'FILE_OF_ANOTHER_KIND');
  if (table.includes('\u0000')) return refuseFile('FILE_UNREADABLE');
  const parsed = parseCsv(table, {
    delimiter,
    // The header, and one row more than is allowed.
    to: maxRows + 2,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  if (!Array.isArray(parsed)) return parsed;
  const columns = parsed[0]?.record.map(columnName) ?? [];
  const rows = parsed.slice(1).map(({ record, info }): CsvRow => {
    const cells = repaired(record, columns, delimiter);
    return {
      line: info.lines - countBreaks(record),
      shape: cells.length < columns.length ? 'short' : cells.length > columns.length ? 'long' : 'whole',
      cell: (column) => cells[columns.indexOf(column)] ?? '',
    };
  });
  if (rows.length > maxRows) return refuseFile('FILE_TOO_MANY_ENTRIES');
  // Daylio ends each row with a line break: a short row without one is where the file was cut off.
  if (rows.at(-1)?.shape === 'short' && !table.endsWith('\n')) return refuseFile('FILE_UNREADABLE');
  return { ok: true, has: (column) => columns.includes(column), rows };
}
