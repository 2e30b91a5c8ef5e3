import type { AnalyticsEntry } from '../analytics/entry.ts';

export type DigestEntry = AnalyticsEntry & { id: string };

/**
 * A canonical text of the entries that a summary is computed from. It is the same for any order of entries or tags, and
 * changes if a score, day, time or tag changes. The caller adds other inputs of the summary (its date, names of tags)
 * and hashes the result.
 */
export function insightDigestOf(entries: readonly DigestEntry[]): string {
  const rows = entries.map(({ id, localDate, score, recordedAt, offsetMinutes, tagIds }) =>
    JSON.stringify([id, localDate, score, recordedAt, offsetMinutes, [...new Set(tagIds)].sort()]),
  );
  return `[${rows.sort().join(',')}]`;
}
