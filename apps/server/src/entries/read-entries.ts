import { setImmediate as nextTurn } from 'node:timers/promises';
import { ONBOARDING_ENTRY_PREFIX } from '@alento/domain/mood-entry/plan-mood-entry';
import type { LocalDate } from '@alento/domain/time/local-date';
import {
  and,
  arrayOverlaps,
  asc,
  avg,
  between,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  gte,
  isNull,
  like,
  max,
  min,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Owner } from '../access/owner.ts';
import { isOwnedByAny } from '../access/several-owners.ts';
import type { Database, Runner } from '../db/database.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import { preparedPerDatabase } from '../db/prepared.ts';
import { moodEntries } from '../db/schema/mood-entry.ts';
import {
  type Days,
  ENTRY,
  type EntryFilter,
  type EntryRow,
  isAfter,
  isBefore,
  livedWithin,
  matching,
  type NoteReader,
  newestFirst,
  ownedBy,
  type Place,
  type PlainRow,
  plainRow,
  SCORED,
  type ScoredRow,
  type ScoreReader,
  SIZED,
  type SizedRow,
} from './entry.ts';
import { batchOf } from './entry-batches.ts';

/** Figures of a month, yyyy-MM. The average is 0 to 5. */
type MonthRow = { month: string; entries: number; days: number; average: number };

const statements = preparedPerDatabase((db) => ({
  byDays: batchOf<EntryRow>(
    db,
    ENTRY,
    and(
      eq(moodEntries.userId, sql.placeholder('userId')),
      between(moodEntries.localDate, sql.placeholder('start'), sql.placeholder('end')),
    ),
    sql.placeholder('limit'),
  ).prepare('mood_entries_by_days'),
}));

/** Rows per batch. More would block the single connection of an embedded database for too long. */
const BATCH = 1000;

/** All queries of mood entries. Their result size is bounded, except where noted. */
export const entryQueries = {
  async find(runner: Runner, of: NoteReader, id: string): Promise<EntryRow | undefined> {
    const [row] = await runner
      .select(ENTRY)
      .from(moodEntries)
      .where(and(ownedBy(of), eq(moodEntries.id, id)));
    return row;
  },

  /** The newest instant of an entry of each of these people since a time; people without one are missing. */
  async lastRecordedOf(runner: Runner, owners: readonly Owner[], since: Date): Promise<ReadonlyMap<string, number>> {
    const rows = await runner
      .select({ userId: moodEntries.userId, last: max(moodEntries.recordedAt) })
      .from(moodEntries)
      .where(and(isOwnedByAny(moodEntries.userId, owners), gte(moodEntries.recordedAt, since)))
      .groupBy(moodEntries.userId);
    return new Map(rows.flatMap(({ userId, last }) => (last ? [[userId, last.getTime()] as const] : [])));
  },

  /** Number of entries that an import has added. */
  countImported: (runner: Runner, owner: Owner, importId: string): Promise<number> =>
    runner.$count(moodEntries, and(ownedBy(owner), eq(moodEntries.importId, importId))),

  /** Which of these tags entries of the owner have. */
  async listUsedTags(runner: Runner, owner: Owner, tagIds: readonly string[]): Promise<string[]> {
    const used = await runner
      .selectDistinct({ tagId: sql<string>`unnest(${moodEntries.tagIds})` })
      .from(moodEntries)
      .where(and(ownedBy(owner), arrayOverlaps(moodEntries.tagIds, [...tagIds])));
    return used.map(({ tagId }) => tagId);
  },

  /** The entry that the onboarding created; undefined if there is none. */
  async findOnboarding(runner: Runner, owner: Owner): Promise<EntryRow | undefined> {
    const [row] = await runner
      .select(ENTRY)
      .from(moodEntries)
      .where(and(ownedBy(owner), like(moodEntries.id, `${ONBOARDING_ENTRY_PREFIX}%`)))
      .orderBy(moodEntries.recordedAt)
      .limit(1);
    return row;
  },

  /** Time of an entry without AI comment; undefined if it has one or was deleted. */
  async findUnanalysed(runner: Runner, owner: Owner, id: string): Promise<Date | undefined> {
    const [row] = await runner
      .select({ recordedAt: moodEntries.recordedAt })
      .from(moodEntries)
      .where(and(ownedBy(owner), eq(moodEntries.id, id), isNull(moodEntries.aiAnalysis)));
    return row?.recordedAt;
  },

  /** Entries of some days, newest first, as many as a batch may have; a prepared statement. */
  listByDays: (db: Database, of: Owner, start: LocalDate, end: LocalDate, limit: number): Promise<EntryRow[]> =>
    statements(db).byDays.execute({ userId: of.userId, start, end, limit }),

  /** The first entries that a filter lets through, newest first, as many as a batch may have. */
  list: (runner: Runner, of: NoteReader, { limit, ...filter }: EntryFilter): Promise<EntryRow[]> =>
    batchOf<EntryRow>(runner, ENTRY, matching(of, filter), limit),

  /** Entries of these days with the sizes of their notes, newest first. */
  listSized: (runner: Runner, of: NoteReader, { limit, ...days }: Days & { limit: number }): Promise<SizedRow[]> =>
    runner
      .select(SIZED)
      .from(moodEntries)
      .where(and(ownedBy(of), ...livedWithin(days)))
      .orderBy(...newestFirst)
      .limit(limit),

  /** Entries before a position without texts, newest first. */
  listScored: (
    runner: Runner,
    of: ScoreReader,
    { limit, before }: { limit: number; before?: Place | undefined },
  ): Promise<ScoredRow[]> =>
    runner
      .select(SCORED)
      .from(moodEntries)
      .where(and(ownedBy(of), before && isBefore(before)))
      .orderBy(...newestFirst)
      .limit(limit),

  /** Newest entries of these days for several people, without texts; the limit applies to each person. */
  listScoredOf(runner: Runner, owners: readonly Owner[], days: Days, limitOfEach: number) {
    const entry = runner
      .select({ userId: moodEntries.userId, ...SCORED })
      .from(moodEntries)
      .where(and(sql`${moodEntries.userId} = person.id`, ...livedWithin(days)))
      .orderBy(...newestFirst)
      .limit(limitOfEach)
      .as('entry');
    const { id, localDate, score, recordedAt, offsetMinutes, tagIds, source } = entry;
    return runner
      .select({ userId: entry.userId, id, localDate, score, recordedAt, offsetMinutes, tagIds, source })
      .from(sql`unnest(${sql.param(owners.map(({ userId }) => userId))}::text[]) as person (id)`)
      .crossJoinLateral(entry)
      .orderBy(desc(recordedAt), desc(id));
  },

  /** SQL condition that a person has an entry on or after a day. */
  hasSince: (db: Database, userId: AnyPgColumn, since: LocalDate): SQL =>
    exists(
      db
        .select({ one: sql`1` })
        .from(moodEntries)
        .where(and(eq(moodEntries.userId, userId), ...livedWithin({ since }))),
    ),

  /** Entries of these days with the sizes of their notes, oldest first. */
  listSizedOn: (runner: Runner, of: NoteReader, dates: readonly LocalDate[], limit: number): Promise<SizedRow[]> =>
    runner
      .select(SIZED)
      .from(moodEntries)
      .where(and(ownedBy(of), isAnyOf(moodEntries.localDate, dates)))
      .orderBy(asc(moodEntries.recordedAt), asc(moodEntries.id))
      .limit(limit),

  /**
   * All entries of these days, without texts, oldest first, read in batches. The number of rows is not limited, so
   * other requests have their turn after each batch: an embedded database answers without giving them one.
   */
  async listAllScored(db: Runner, of: ScoreReader, days: Days): Promise<PlainRow<ScoredRow>[]> {
    const all: PlainRow<ScoredRow>[] = [];
    let before: Place | undefined;
    for (;;) {
      const rows = await db
        .select(SCORED)
        .from(moodEntries)
        .where(and(ownedBy(of), ...livedWithin(days), before && isAfter(before)))
        .orderBy(asc(moodEntries.recordedAt), asc(moodEntries.id))
        .limit(BATCH);
      for (const row of rows) all.push(plainRow(row));
      before = rows.at(-1);
      if (rows.length < BATCH) return all;
      await nextTurn();
    }
  },

  /** Size of the person's stored notes, bytes. */
  async noteBytes(runner: Runner, of: NoteReader): Promise<number> {
    const [row] = await runner
      .select({ bytes: sum(sql`octet_length(${moodEntries.note})`) })
      .from(moodEntries)
      .where(ownedBy(of));
    return Number(row?.bytes ?? 0);
  },

  /** Average score of each day with entries. */
  async averages(runner: Runner, of: ScoreReader, days: Days): Promise<{ average: number }[]> {
    const rows = await runner
      .select({ average: avg(moodEntries.score) })
      .from(moodEntries)
      .where(and(ownedBy(of), ...livedWithin(days)))
      .groupBy(moodEntries.localDate);
    return rows.map(({ average }) => ({ average: Number(average) }));
  },

  /** Number of days with entries within these days, and the first of them; null without entries. */
  async countDays(runner: Runner, of: ScoreReader, days: Days): Promise<{ count: number; first: LocalDate | null }> {
    const [row] = await runner
      .select({ count: countDistinct(moodEntries.localDate), first: min(moodEntries.localDate) })
      .from(moodEntries)
      .where(and(ownedBy(of), ...livedWithin(days)));
    return row ?? { count: 0, first: null };
  },

  /** Entries, days with entries and average score of each month (yyyy-MM) with entries. */
  async months(runner: Runner, of: ScoreReader): Promise<MonthRow[]> {
    const month = sql<string>`to_char(${moodEntries.localDate}, 'YYYY-MM')`;
    const rows = await runner
      .select({ month, entries: count(), days: countDistinct(moodEntries.localDate), average: avg(moodEntries.score) })
      .from(moodEntries)
      .where(ownedBy(of))
      .groupBy(month);
    return rows.map((row) => ({ ...row, average: Number(row.average) }));
  },
};
