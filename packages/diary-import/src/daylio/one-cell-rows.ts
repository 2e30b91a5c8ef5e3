import type { FileRefusal } from '../diary/diary.ts';
import { parseCsv } from './parse-csv.ts';

/**
 * The beginning of a line whose first cell holds more than its first column: a header, or a date and what follows it.
 * In a file of Daylio itself no line begins so: a quote within a note is doubled.
 */
const ONE_CELL = /^"(?:full_date|year|\d{4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})([,;\t])/im;
const WHOLE_CELL = /^"(?:[^"]|"")*"([,;\t])/;
/** Length of the beginning of the file in which such a line is searched, in characters. */
const SEARCHED = 100_000;

/** The delimiter around cells that hold a whole row each. Null if the rows are not in one cell. */
function delimiterAround(text: string): string | null {
  const beginning = text.slice(0, SEARCHED);
  const found = ONE_CELL.exec(beginning);
  if (!found) return null;
  // Without another cell in the row, it is the delimiter that the spreadsheet doesn't take for one.
  return WHOLE_CELL.exec(beginning.slice(found.index))?.[1] ?? (found[1] === ';' ? ',' : ';');
}

/**
 * The file as it was before a spreadsheet with another delimiter wrote it: such a spreadsheet keeps each row in one
 * cell, or in several where the row has its delimiter, and quotes them. Line numbers stay the same.
 */
export function withoutOuterCells(text: string): { text: string } | FileRefusal {
  const delimiter = delimiterAround(text);
  if (delimiter === null) return { text };
  const parsed = parseCsv(text, { delimiter, skip_empty_lines: false });
  if (!Array.isArray(parsed)) return parsed;
  const rows = parsed.map(({ record }) => {
    const end = record.findLastIndex((cell) => cell !== '') + 1;
    return record.slice(0, end).join(delimiter);
  });
  return { text: `${rows.join('\n')}${text.endsWith('\n') ? '\n' : ''}` };
}
