import type { AnalyticsEntry } from '../analytics/entry.ts';

export type DigestEntry = AnalyticsEntry & { id: string };

/**
 * A canonical text of the entries behind a summary. It doesn't depend on the order of entries or tags, and
 * changes with any score, day, time or tag. The caller adds other inputs of the summary (its date, names of
 * tags) and hashes the result.
 */
export function insightDigestOf(entries: readonly DigestEntry[]): string {
  const rows = entries.map(({ id, localDate, score, recordedAt, offsetMinutes, tagIds }) =>
    JSON.stringify([id, localDate, score, recordedAt, offsetMinutes, [...new Set(tagIds)].sort()]),
  );
  return `[${rows.sort().join(',')}]`;
}
