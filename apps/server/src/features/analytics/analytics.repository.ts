import type { AnalyticsEntry } from '@alento/domain/analytics/entry';
import type { DayRange } from '@alento/domain/analytics/period';
import type { LocalDate } from '@alento/domain/time/local-date';
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Sealed } from '../../crypto/seal.ts';
import type { Database } from '../../db/database.ts';
import { moodEntries } from '../../db/schema/mood-entry.ts';
import { tags } from '../../db/schema/tag.ts';

/** Entries read at a time. */
const ROWS = 1000;
/** Entries shown of the best and hardest days together. */
const NOTED_MAX = 500;

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
    /** All of a range, batch by batch: a long one would hold the one connection of an embedded database. */
    async listEntries(owner: Owner, range: DayRange | null): Promise<AnalyticsEntry[]> {
      const entries: AnalyticsEntry[] = [];
      let after = { recordedAt: 0, id: '' };
      for (;;) {
        const rows = await db
          .select({
            id: moodEntries.id,
            localDate: moodEntries.localDate,
            score: moodEntries.score,
            recordedAt: sql<number>`extract(epoch from ${moodEntries.recordedAt}) * 1000`.mapWith(Number),
            offsetMinutes: moodEntries.offsetMinutes,
            tagIds: moodEntries.tagIds,
          })
          .from(moodEntries)
          .where(
            and(
              livedWithin(owner, range),
              sql`(${moodEntries.recordedAt}, ${moodEntries.id}) > (${sql.param(new Date(after.recordedAt), moodEntries.recordedAt)}, ${after.id})`,
            ),
          )
          .orderBy(asc(moodEntries.recordedAt), asc(moodEntries.id))
          .limit(ROWS);
        for (const { id: _id, ...entry } of rows) entries.push(entry);
        const last = rows.at(-1);
        if (rows.length < ROWS || !last) return entries;
        after = last;
      }
    },

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
        .orderBy(asc(moodEntries.recordedAt), asc(moodEntries.id))
        .limit(NOTED_MAX),
  };
}
