import type { ExportEntry } from '@alento/contract/my-data/export-document';
import { hasHour } from '@alento/domain/mood-entry/entry-source';

const MINUTE_MS = 60_000;

/** The entry's time of day as `HH:mm`, at the UTC offset that was stored with the entry; null if it has no hour. */
export const wallClockOf = ({
  timestamp,
  offsetMinutes,
  source,
}: Pick<ExportEntry, 'timestamp' | 'offsetMinutes' | 'source'>): string | null =>
  hasHour(source) ? new Date(timestamp + offsetMinutes * MINUTE_MS).toISOString().slice(11, 16) : null;
