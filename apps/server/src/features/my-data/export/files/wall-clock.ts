import type { ExportEntry } from '@alento/contract/my-data/export-document';

const MINUTE_MS = 60_000;

/** Time of day (HH:mm) where an entry was lived (decision D1). */
export const wallClockOf = ({ timestamp, offsetMinutes }: Pick<ExportEntry, 'timestamp' | 'offsetMinutes'>): string =>
  new Date(timestamp + offsetMinutes * MINUTE_MS).toISOString().slice(11, 16);
