import { CsvError, type OptionsNormalized, parse } from 'csv-parse/sync';
import { type FileRefusal, refuseFile } from '../diary/diary.ts';

/** Longest row, in characters. A note has some thousands at most. */
const ROW_MAX = 4_000_000;
/** Maximum number of delimiters and line breaks, those in notes included. The parser keeps each cell in memory. */
const CELLS_MAX = 5_000_000;

/** The cells of a row, and the line at which it ends. */
type ParsedRow = { record: string[]; info: { lines: number } };

/**
 * Whether a text has more line breaks and delimiters than a file may have.
 *
 * @param delimiter a character; none by default.
 */
export function hasMoreCells(text: string, delimiter = '\n'): boolean {
  const ends = [delimiter.charCodeAt(0), 0x0a, 0x0d];
  let count = 0;
  for (let at = 0; at < text.length && count <= CELLS_MAX; at += 1) {
    if (ends.includes(text.charCodeAt(at))) count += 1;
  }
  return count > CELLS_MAX;
}

/**
 * Splits CSV into rows of any length, whose quotes may have something around them.
 *
 * @param text with `\n` as its only line break.
 */
function parseCsv(
  text: string,
  options: { delimiter: string } & Partial<
    Pick<OptionsNormalized, 'to' | 'skip_empty_lines' | 'skip_records_with_empty_values'>
  >,
): ParsedRow[] | FileRefusal {
  if (hasMoreCells(text, options.delimiter)) return refuseFile('FILE_TOO_COMPLEX');
  try {
    return parse(text, {
      ...options,
      record_delimiter: '\n',
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: ROW_MAX,
    }) as unknown as ParsedRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The other error that these options leave is a quote that is never closed.
    return refuseFile(error.code === 'CSV_MAX_RECORD_SIZE' ? 'FILE_TOO_COMPLEX' : 'FILE_UNREADABLE');
  }
}

const columnName = (cell: string): string => cell.replaceAll('"', '').trim().toLowerCase();

/**
 * The beginning of a line whose first cell holds more than its first column: a header, or a date and what follows it.
 * In a file of Daylio itself no line begins so: a quote within a note is doubled, so that their number is even. Where
 * another program didn't double it, a sentence has a space after its comma, or fewer commas than a row has cells.
 */
const ONE_CELL =
  /^"(?:"")*(?:full_date|year|\d{4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d\d))(?:"")*([,;\t])(?! )/gim;
/** A header without quotes, and the cells that the spreadsheet added to it because another row has more. */
const LONGER_HEADER = /^\s*(?:full_date|year)([,;\t])[^"\n]*?\w(?!\1)([,;\t])\2*(?:\n|$)/i;
const WHOLE_CELL = /^"(?:[^"]|"")*"([,;\t])/;
/** Length of the beginning of the file in which such a line is searched, in characters. */
const SEARCHED = 100_000;

/** The delimiter around cells that hold a whole row each. Null if the rows are not in one cell. */
function delimiterAround(text: string): string | null {
  const beginning = text.slice(0, SEARCHED);
  const header = /\S.*/.exec(beginning)?.[0] ?? '';
  const moodAt = new Map([',', ';', '\t'].map((mark) => [mark, header.split(mark).map(columnName).indexOf('mood')]));
  const found = [...beginning.matchAll(ONE_CELL)].find(({ index, 1: inner = '' }) => {
    const [row = ''] = beginning.slice(index).split('\n', 1);
    return row.split(inner).length > (moodAt.get(inner) ?? -1);
  });
  if (!found) return LONGER_HEADER.exec(beginning)?.[2] ?? null;
  // Without another cell in the row, it is the delimiter that the spreadsheet doesn't take for one.
  return WHOLE_CELL.exec(beginning.slice(found.index))?.[1] ?? (found[1] === ';' ? ',' : ';');
}

/** How many spreadsheets may have put a file's rows into cells, one after another. */
const OUTER_CELLS_MAX = 3;

/**
 * The file as it was before a spreadsheet with another delimiter wrote it: such a spreadsheet keeps each row in one
 * cell, or in several where the row has its delimiter, and quotes them. Line numbers stay the same.
 */
function withoutOuterCells(text: string, times = OUTER_CELLS_MAX): { text: string } | FileRefusal {
  const delimiter = times > 0 ? delimiterAround(text) : null;
  if (delimiter === null) return { text };
  const parsed = parseCsv(text, { delimiter, skip_empty_lines: false });
  if (!Array.isArray(parsed)) return parsed;
  const rows = parsed.map(({ record }) => {
    const end = record.findLastIndex((cell) => cell !== '') + 1;
    return record.slice(0, end).join(delimiter);
  });
  return withoutOuterCells(`${rows.join('\n')}${text.endsWith('\n') ? '\n' : ''}`, times - 1);
}

/** A header is shorter, in characters. */
const HEADER_MAX = 100_000;
/** A first line that tells a spreadsheet the delimiter, also kept in one cell. The header shows it too. */
const DELIMITER_LINE = /^(\s*)"?sep=.[",;\t]*(?=\n)/i;
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

const isQuoted = (cell: string): boolean => /^\s*".*"\s*$/s.test(cell);

/** Removes the quotes that the parser leaves around a cell, because something else is outside of them. */
const withoutQuotes = (cell: string): string =>
  isQuoted(cell) ? cell.trim().slice(1, -1).replaceAll('""', '"') : cell;

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
  const unpacked = withoutOuterCells(text.replace(DELIMITER_LINE, '$1'));
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
  const header = parsed[0]?.record ?? [];
  const columns = header.map(columnName);
  const isQuotedTwice = header.every(isQuoted);
  const rows = parsed.slice(1).map(({ record, info }): CsvRow => {
    const cells = repaired(isQuotedTwice ? record.map(withoutQuotes) : record, columns, delimiter);
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
