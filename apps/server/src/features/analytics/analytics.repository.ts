import type { AnalyticsEntry } from '@alento/domain/analytics/entry';
import type { DayRange } from '@alento/domain/analytics/period';
import type { DatedScore } from '@alento/domain/mood-entry/day-averages';
import type { LocalDate } from '@alento/domain/time/local-date';
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Sealed } from '../../crypto/seal.ts';
import type { Database } from '../../db/database.ts';
import { moodEntries } from '../../db/schema/mood-entry.ts';
import { tags } from '../../db/schema/tag.ts';
import type { Owner } from '../../http/actor.ts';

export type NotedRow = { id: string; localDate: LocalDate; score: number; recordedAt: Date; note: Sealed | null };

/** Queries of the analysis; each takes its owner. Only one reads notes, of a few days. */
export function analyticsRepository(db: Database) {
  /** All entries without a range. */
  const livedWithin = (owner: Owner, range: DayRange | null) =>
    and(
      eq(moodEntries.userId, owner.userId),
      range ? gte(moodEntries.localDate, range.start) : undefined,
      range ? lte(moodEntries.localDate, range.end) : undefined,
    );

  return {
    listScores: (owner: Owner, range: DayRange | null): Promise<DatedScore[]> =>
      db
        .select({ localDate: moodEntries.localDate, score: moodEntries.score })
        .from(moodEntries)
        .where(livedWithin(owner, range)),

    listEntries: (owner: Owner, range: DayRange | null): Promise<AnalyticsEntry[]> =>
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
