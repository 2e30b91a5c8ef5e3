import type { ExportEntry } from '@alento/contract/my-data/export-document';
import { MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import { stringify } from 'csv-stringify/sync';
import type { KeptData } from '../data/kept-data.ts';
import { tableCopy } from './files.copy.ts';
import { wallClockOf } from './wall-clock.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Rows that are written at once. */
const ROWS = 200;

/**
 * The delimiter is a semicolon, which spreadsheets with Brazilian settings expect. Values that a spreadsheet would
 * compute as a formula get an apostrophe in front (OWASP, "CSV Injection"). The library quotes a line break only if it
 * is the record delimiter, so any other one is matched here.
 */
const OPTIONS = {
  delimiter: ';',
  record_delimiter: 'windows',
  escape_formulas: true,
  quoted_match: /[\r\n]/,
} as const;

/** Offset as `UTC-03:00`. */
function zoneText(offsetMinutes: number): string {
  const minutes = Math.abs(offsetMinutes);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `UTC${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const rowOf = (entry: ExportEntry, tagNames: ReadonlyMap<string, string>): (string | number)[] => [
  entry.localDate,
  wallClockOf(entry),
  zoneText(entry.offsetMinutes),
  entry.score,
  MOOD_LABELS[entry.score] ?? '',
  entry.tags.flatMap((id) => tagNames.get(id) ?? []).join(' | '),
  entry.note,
  tableCopy.sources[entry.source],
];

/** The text of `registros.csv` in pieces: a row for each entry, newest first. */
export async function* entriesText({ tags, entries }: Pick<KeptData, 'tags' | 'entries'>): AsyncGenerator<string> {
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
  yield BYTE_ORDER_MARK + stringify([[...tableCopy.columns]], OPTIONS);
  let rows: (string | number)[][] = [];
  for await (const entry of entries()) {
    rows.push(rowOf(entry, tagNames));
    if (rows.length < ROWS) continue;
    yield stringify(rows, OPTIONS);
    rows = [];
  }
  if (rows.length > 0) yield stringify(rows, OPTIONS);
}
