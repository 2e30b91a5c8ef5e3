import { CsvError, parse } from 'csv-parse/sync';
import { type FileRefusal, refuseFile } from '../diary/diary.ts';

/** Longest row, in characters. A note has some thousands at most. */
const ROW_MAX = 4_000_000;
const DELIMITERS = [',', ';', '\t'] as const;
/** Maximum number of delimiters and line breaks, those in notes included. The parser keeps each cell in memory. */
const CELLS_MAX = 5_000_000;
/** Columns without which a file is no export of Daylio. The others may be missing. */
const NEEDED = ['full_date', 'mood'];

export type CsvRow = {
  /** Line at which the row begins, the first one is 1. */
  line: number;
  /** The row has fewer or more cells than the header. */
  shape: 'whole' | 'short' | 'long';
  /** The text of a column, empty if the row or the file doesn't have it. */
  cell: (column: string) => string;
};

export type CsvRows = { ok: true; hasTime: boolean; rows: CsvRow[] } | FileRefusal;

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
    return NEEDED.every((name) => columns.includes(name));
  };
  return DELIMITERS.find(isHeader) ?? null;
}

function hasMoreCells(text: string, delimiter: string): boolean {
  const ends = [delimiter.charCodeAt(0), 0x0a];
  let count = 0;
  for (let at = 0; at < text.length && count <= CELLS_MAX; at += 1) {
    if (ends.includes(text.charCodeAt(at))) count += 1;
  }
  return count > CELLS_MAX;
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
  const start = /\S/.exec(text)?.index ?? 0;
  const firstLine = text.slice(start, text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start));
  const delimiter = firstLine.length <= ROW_MAX ? delimiterOf(firstLine) : null;
  if (!delimiter) return refuseFile(/^"?full_date/i.test(firstLine) ? 'FILE_UNREADABLE' : 'FILE_OF_ANOTHER_KIND');
  if (text.includes('\u0000')) return refuseFile('FILE_UNREADABLE');
  if (hasMoreCells(text, delimiter)) return refuseFile('FILE_TOO_COMPLEX');
  try {
    const parsed = parse(text, {
      delimiter,
      record_delimiter: '\n',
      info: true,
      // The header, and one row more than is allowed.
      to: maxRows + 2,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: ROW_MAX,
    }) as unknown as { record: string[]; info: { lines: number } }[];
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
    if (rows.at(-1)?.shape === 'short' && !text.endsWith('\n')) return refuseFile('FILE_UNREADABLE');
    return { ok: true, hasTime: columns.includes('time'), rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The other error that these options leave is a quote that is never closed.
    return refuseFile(error.code === 'CSV_MAX_RECORD_SIZE' ? 'FILE_TOO_COMPLEX' : 'FILE_UNREADABLE');
  }
}
