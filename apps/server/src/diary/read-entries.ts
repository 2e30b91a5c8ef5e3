import { ONBOARDING_ENTRY_PREFIX } from '@alento/domain/mood-entry/onboarding-entry';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';
import { and, asc, avg, between, desc, eq, exists, inArray, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Owner } from '../access/owner.ts';
import type { Sealed } from '../crypto/seal.ts';
import type { Database, Runner } from '../db/database.ts';
import { preparedOnce } from '../db/prepared.ts';
import { moodEntries } from '../db/schema/mood-entry.ts';
import {
  type Days,
  ENTRY,
  type EntryRow,
  isAfter,
  isBefore,
  livedWithin,
  type NoteReader,
  newestFirst,
  ownedBy,
  type Place,
  SCORED,
  type ScoredRow,
  type ScoreReader,
} from './entry.ts';

export type EntryFilter = Days & {
  limit: number;
  /** Where a list goes on. */
  before?: Place | undefined;
  scores?: readonly MoodScore[] | undefined;
};
export type NotedRow = { id: string; localDate: LocalDate; score: number; recordedAt: Date; note: Sealed | null };
const NOTED = {
  id: moodEntries.id,
  localDate: moodEntries.localDate,
  score: moodEntries.score,
  recordedAt: moodEntries.recordedAt,
  note: moodEntries.note,
};

const statements = preparedOnce((db) => ({
  byDays: db
    .select(ENTRY)
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.userId, sql.placeholder('userId')),
        between(moodEntries.localDate, sql.placeholder('start'), sql.placeholder('end')),
      ),
    )
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('mood_entries_by_days'),
}));

/** Rows of `entriesSince` read at a time: more would hold the one connection of an embedded database. */
const BATCH = 1000;

/** Every reading of mood entries. None grows with the history of the person, but what says so. */
export const entries = {
  async find(runner: Runner, of: NoteReader, id: string): Promise<EntryRow | undefined> {
    const [row] = await runner
      .select(ENTRY)
      .from(moodEntries)
      .where(and(ownedBy(of), eq(moodEntries.id, id)));
    return row;
  },

  findAll: (runner: Runner, of: NoteReader, ids: readonly string[]): Promise<EntryRow[]> =>
    runner
      .select(ENTRY)
      .from(moodEntries)
      .where(and(ownedBy(of), inArray(moodEntries.id, [...ids]))),

  /** The entry that onboarding made; undefined without one. */
  async findOnboarding(runner: Runner, owner: Owner): Promise<EntryRow | undefined> {
    const [row] = await runner
      .select(ENTRY)
      .from(moodEntries)
      .where(and(ownedBy(owner), like(moodEntries.id, `${ONBOARDING_ENTRY_PREFIX}%`)))
      .orderBy(moodEntries.recordedAt)
      .limit(1);
    return row;
  },

  /** When an entry was lived that no model has said a word on; undefined where one has, or it is gone. */
  async findUnanalysed(runner: Runner, owner: Owner, id: string): Promise<Date | undefined> {
    const [row] = await runner
      .select({ recordedAt: moodEntries.recordedAt })
      .from(moodEntries)
      .where(and(ownedBy(owner), eq(moodEntries.id, id), isNull(moodEntries.aiAnalysis)));
    return row?.recordedAt;
  },

  /** Of a few days, newest first; prepared. */
  listByDays: (db: Database, of: NoteReader, start: LocalDate, end: LocalDate, limit: number): Promise<EntryRow[]> =>
    statements(db).byDays.execute({ userId: of.userId, start, end, limit }),

  /** Newest first. */
  list: (runner: Runner, of: NoteReader, { limit, before, scores, ...days }: EntryFilter): Promise<EntryRow[]> =>
    runner
      .select(ENTRY)
      .from(moodEntries)
      .where(
        and(
          ownedBy(of),
          before && isBefore(before),
          scores && inArray(moodEntries.score, [...scores]),
          ...livedWithin(days),
        ),
      )
      .orderBy(...newestFirst)
      .limit(limit),

  /** The newest of these days, without their texts. */
  listScored: (runner: Runner, of: ScoreReader, days: Days, limit: number): Promise<ScoredRow[]> =>
    runner
      .select(SCORED)
      .from(moodEntries)
      .where(and(ownedBy(of), ...livedWithin(days)))
      .orderBy(...newestFirst)
      .limit(limit),

  /** Each one's newest of these days, without their texts: so many of each at most. */
  listScoredOf(runner: Runner, owners: readonly Owner[], days: Days, limitOfEach: number) {
    const entry = runner
      .select({ userId: moodEntries.userId, ...SCORED })
      .from(moodEntries)
      .where(and(sql`${moodEntries.userId} = person.id`, ...livedWithin(days)))
      .orderBy(...newestFirst)
      .limit(limitOfEach)
      .as('entry');
    const { id, localDate, score, recordedAt, offsetMinutes, tagIds } = entry;
    return runner
      .select({ userId: entry.userId, id, localDate, score, recordedAt, offsetMinutes, tagIds })
      .from(sql`unnest(${sql.param(owners.map(({ userId }) => userId))}::text[]) as person (id)`)
      .crossJoinLateral(entry)
      .orderBy(desc(recordedAt), desc(id));
  },

  /** Whether somebody has an entry since a day: a condition of a query over people. */
  hasSince: (db: Database, userId: AnyPgColumn, since: LocalDate): SQL =>
    exists(
      db
        .select({ one: sql`1` })
        .from(moodEntries)
        .where(and(eq(moodEntries.userId, userId), ...livedWithin({ since }))),
    ),

  /** Those with a note, newest first. */
  listWithNote: (runner: Runner, of: NoteReader, before: Place | undefined, limit: number): Promise<NotedRow[]> =>
    runner
      .select(NOTED)
      .from(moodEntries)
      .where(and(ownedBy(of), isNotNull(moodEntries.note), before && isBefore(before)))
      .orderBy(...newestFirst)
      .limit(limit),

  /** Of these days with their notes, in the order they were lived. */
  listNoted: (runner: Runner, of: NoteReader, dates: readonly LocalDate[], limit: number): Promise<NotedRow[]> =>
    runner
      .select(NOTED)
      .from(moodEntries)
      .where(and(ownedBy(of), inArray(moodEntries.localDate, [...dates])))
      .orderBy(asc(moodEntries.recordedAt), asc(moodEntries.id))
      .limit(limit),

  /** All of these days without their texts, in the order they were lived, batch by batch: grows with the history. */
  async listAllScored(db: Database, of: ScoreReader, days: Days): Promise<ScoredRow[]> {
    const all: ScoredRow[] = [];
    let before: Place | undefined;
    for (;;) {
      const rows = await db
        .select(SCORED)
        .from(moodEntries)
        .where(and(ownedBy(of), ...livedWithin(days), before && isAfter(before)))
        .orderBy(asc(moodEntries.recordedAt), asc(moodEntries.id))
        .limit(BATCH);
      for (const row of rows) all.push(row);
      before = rows.at(-1);
      if (rows.length < BATCH) return all;
    }
  },

  /** Averages of the days that have entries. */
  async averages(runner: Runner, of: ScoreReader, days: Days): Promise<{ average: number }[]> {
    const rows = await runner
      .select({ average: avg(moodEntries.score) })
      .from(moodEntries)
      .where(and(ownedBy(of), ...livedWithin(days)))
      .groupBy(moodEntries.localDate);
    return rows.map(({ average }) => ({ average: Number(average) }));
  },
};
