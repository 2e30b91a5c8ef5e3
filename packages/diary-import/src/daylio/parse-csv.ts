import { CsvError, type OptionsNormalized, parse } from 'csv-parse/sync';
import { type FileRefusal, refuseFile } from '../diary/diary.ts';

/** Longest row, in characters. A note has some thousands at most. */
const ROW_MAX = 4_000_000;
/** Maximum number of delimiters and line breaks, those in notes included. The parser keeps each cell in memory. */
const CELLS_MAX = 5_000_000;

/** The cells of a row, and the line at which it ends. */
export type ParsedRow = { record: string[]; info: { lines: number } };

function hasMoreCells(text: string, delimiter: string): boolean {
  const ends = [delimiter.charCodeAt(0), 0x0a];
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
export function parseCsv(
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
