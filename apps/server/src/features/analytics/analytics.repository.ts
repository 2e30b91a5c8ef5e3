import type { AnalyticsEntry } from '@alento/domain/analytics/entry';
import type { DatedScore } from '@alento/domain/mood-entry/day-averages';
import type { LocalDate } from '@alento/domain/time/local-date';
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Sealed } from '../../crypto/seal.ts';
import type { Database } from '../../db/database.ts';
import { moodEntries } from '../../db/schema/mood-entry.ts';
import { tags } from '../../db/schema/tag.ts';
import type { Owner } from '../../http/actor.ts';

/** Days to read, `start` null for all; both ends included. */
export type ReadRange = { start: LocalDate | null; end: LocalDate };
export type NotedRow = { id: string; localDate: LocalDate; score: number; recordedAt: Date; note: Sealed | null };

/** Queries of the analysis; each takes its owner. Only one reads notes, of a few days. */
export function analyticsRepository(db: Database) {
  const livedWithin = (owner: Owner, { start, end }: ReadRange) =>
    and(
      eq(moodEntries.userId, owner.userId),
      start === null ? undefined : gte(moodEntries.localDate, start),
      lte(moodEntries.localDate, end),
    );

  return {
    listScores: (owner: Owner, range: ReadRange): Promise<DatedScore[]> =>
      db
        .select({ localDate: moodEntries.localDate, score: moodEntries.score })
        .from(moodEntries)
        .where(livedWithin(owner, range)),

    listEntries: (owner: Owner, range: ReadRange): Promise<AnalyticsEntry[]> =>
      db
        .select({
          localDate: moodEntries.localDate,
          score: moodEntries.score,
          recordedAt: sql<number>`extract(epoch from ${moodEntries.recordedAt}) * 1000`.mapWith(Number),
          offsetMinutes: moodEntries.offsetMinutes,
          tagIds: moodEntries.tagIds,
        })
        .from(moodEntries)
        .where(livedWithin(owner, range)),

    async listTagIds(owner: Owner): Promise<Set<string>> {
      const rows = await db.select({ id: tags.id }).from(tags).where(eq(tags.userId, owner.userId));
      return new Set(rows.map(({ id }) => id));
    },

    /** Entries of these days with their notes, in the order they were lived. */
    listNoted: (owner: Owner, dates: readonly LocalDate[]): Promise<NotedRow[]> =>
      db
        .select({
          id: moodEntries.id,
          localDate: moodEntries.localDate,
          score: moodEntries.score,
          recordedAt: moodEntries.recordedAt,
          note: moodEntries.note,
        })
        .from(moodEntries)
        .where(and(eq(moodEntries.userId, owner.userId), inArray(moodEntries.localDate, [...dates])))
        .orderBy(asc(moodEntries.recordedAt), asc(moodEntries.id)),
  };
}
