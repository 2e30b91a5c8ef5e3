import type { AnalyticsEntry } from '../analytics/entry.ts';

export type DigestEntry = AnalyticsEntry & { id: string };

/**
 * What a summary rests on, as one text: the same entries give the same text in whatever order they
 * and their tags come, and any change of score, day, time or tags another one. The caller adds what
 * else its summary depends on (the day it was made for, names of tags) and hashes it.
 */
export function insightDigestOf(entries: readonly DigestEntry[]): string {
  const rows = entries.map(({ id, localDate, score, recordedAt, offsetMinutes, tagIds }) =>
    JSON.stringify([id, localDate, score, recordedAt, offsetMinutes, [...new Set(tagIds)].sort()]),
  );
  return `[${rows.sort().join(',')}]`;
}
