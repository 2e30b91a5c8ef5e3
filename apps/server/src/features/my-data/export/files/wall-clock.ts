import type { ExportEntry } from '@alento/contract/my-data/export-document';

const MINUTE_MS = 60_000;

/** The entry's time of day as `HH:mm`, at the UTC offset that was stored with the entry. */
export const wallClockOf = ({ timestamp, offsetMinutes }: Pick<ExportEntry, 'timestamp' | 'offsetMinutes'>): string =>
  new Date(timestamp + offsetMinutes * MINUTE_MS).toISOString().slice(11, 16);
