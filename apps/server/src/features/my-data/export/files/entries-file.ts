import type { ExportEntry } from '@alento/contract/my-data/export-document';
import { MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import type { KeptData } from '../data/kept-data.ts';
import { csvText } from './csv.ts';
import { tableCopy } from './files.copy.ts';
import { wallClockOf } from './wall-clock.ts';

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
export function entriesText({ tags, entries }: Pick<KeptData, 'tags' | 'entries'>): AsyncGenerator<string> {
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
  return csvText(tableCopy.columns, entries(), (entry) => rowOf(entry, tagNames));
}
