import type { EntryCursor } from '@alento/domain/mood-entry/cursor';
import { ONBOARDING_ENTRY_PREFIX } from '@alento/domain/mood-entry/onboarding-entry';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';
import { and, avg, between, desc, eq, gte, inArray, like, lte, sql } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Sealed } from '../../crypto/seal.ts';
import type { Database, Runner, Transaction } from '../../db/database.ts';
import { moodEntries } from '../../db/schema/mood-entry.ts';
import { tags } from '../../db/schema/tag.ts';
import { type ClaimValues, claimedBy } from '../../idempotency/idempotency.ts';

const COLUMNS = {
  id: moodEntries.id,
  score: moodEntries.score,
  note: moodEntries.note,
  aiAnalysis: moodEntries.aiAnalysis,
  recordedAt: moodEntries.recordedAt,
  tagIds: moodEntries.tagIds,
  localDate: moodEntries.localDate,
};

export type MoodEntryRow = {
  id: string;
  score: number;
  note: Sealed | null;
  aiAnalysis: Sealed | null;
  recordedAt: Date;
  tagIds: string[];
  localDate: LocalDate;
};
export type NewMoodEntryRow = MoodEntryRow & { offsetMinutes: number };
/** A correction; without tags they stay as they are. */
export type EntryChange = Pick<NewMoodEntryRow, 'score' | 'note' | 'recordedAt' | 'localDate' | 'offsetMinutes'> & {
  tagIds?: string[];
  /** Given where it no longer speaks of what the entry says. */
  aiAnalysis?: null;
};
export type EntryFilter = {
  limit: number;
  before?: EntryCursor | undefined;
  scores?: readonly MoodScore[] | undefined;
  since?: LocalDate | undefined;
  until?: LocalDate | undefined;
};

const newestFirst = [desc(moodEntries.recordedAt), desc(moodEntries.id)];

/** Queries over entries; each takes its owner. None grows with the owner's history but the filtered ones. */
export function moodEntryRepository(db: Database) {
  const ownedBy = (owner: Owner) => eq(moodEntries.userId, owner.userId);

  const byDays = db
    .select(COLUMNS)
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.userId, sql.placeholder('userId')),
        between(moodEntries.localDate, sql.placeholder('start'), sql.placeholder('end')),
      ),
    )
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('mood_entries_by_days');

  const insertOne = db
    .insert(moodEntries)
    .values({
      userId: sql.placeholder('userId'),
      id: sql.placeholder('id'),
      score: sql.placeholder('score'),
      note: sql.placeholder('note'),
      aiAnalysis: null,
      recordedAt: sql.placeholder('recordedAt'),
      tagIds: sql.placeholder('tagIds'),
      localDate: sql.placeholder('localDate'),
      offsetMinutes: sql.placeholder('offsetMinutes'),
    })
    .prepare('mood_entry_insert');

  /** A placeholder of a select list has no type of its own. */
  const typed = (name: string, type: string, column: string) =>
    sql`${sql.placeholder(name)}::${sql.raw(type)}`.as(column);
  const claimed = claimedBy(db);
  const insertOnce = db
    .with(claimed)
    .insert(moodEntries)
    .select(
      db
        .select({
          userId: typed('userId', 'text', 'user_id'),
          id: typed('id', 'text', 'id'),
          score: typed('score', 'smallint', 'score'),
          note: typed('note', 'bytea', 'note'),
          aiAnalysis: sql`null::bytea`.as('ai_analysis'),
          recordedAt: typed('recordedAt', 'timestamptz', 'recorded_at'),
          tagIds: typed('tagIds', 'text[]', 'tag_ids'),
          localDate: typed('localDate', 'date', 'local_date'),
          offsetMinutes: typed('offsetMinutes', 'smallint', 'offset_minutes'),
        })
        .from(claimed) as never,
    )
    .returning({ id: moodEntries.id })
    .prepare('mood_entry_insert_once');

  return {
    /** Inserts where the request's key is new; tells whether it was. One statement. */
    async insertOnce(owner: Owner, row: NewMoodEntryRow, claim: ClaimValues): Promise<boolean> {
      const values = {
        userId: owner.userId,
        ...row,
        recordedAt: row.recordedAt.toISOString(),
        tagIds: `{${row.tagIds.join(',')}}`,
        ...claim,
      };
      return (await insertOnce.execute(values)).length > 0;
    },

    async insert(owner: Owner, row: NewMoodEntryRow): Promise<void> {
      await insertOne.execute({ userId: owner.userId, ...row });
    },

    async insertAll(runner: Runner, owner: Owner, rows: readonly NewMoodEntryRow[]): Promise<void> {
      await runner.insert(moodEntries).values(rows.map((row) => ({ userId: owner.userId, ...row })));
    },

    async find(owner: Owner, id: string): Promise<NewMoodEntryRow | undefined> {
      const [row] = await db
        .select({ ...COLUMNS, offsetMinutes: moodEntries.offsetMinutes })
        .from(moodEntries)
        .where(and(ownedBy(owner), eq(moodEntries.id, id)));
      return row;
    },

    /** The entry that onboarding made; undefined without one. */
    async findOnboarding(runner: Runner, owner: Owner): Promise<MoodEntryRow | undefined> {
      const [row] = await runner
        .select(COLUMNS)
        .from(moodEntries)
        .where(and(ownedBy(owner), like(moodEntries.id, `${ONBOARDING_ENTRY_PREFIX}%`)))
        .orderBy(moodEntries.recordedAt)
        .limit(1);
      return row;
    },

    /** Changes what is told of a moment; when it was stays. */
    async reword(
      tx: Transaction,
      owner: Owner,
      id: string,
      change: Pick<MoodEntryRow, 'score' | 'note' | 'tagIds'>,
    ): Promise<void> {
      await tx
        .update(moodEntries)
        .set(change)
        .where(and(ownedBy(owner), eq(moodEntries.id, id)));
    },

    findAll: (owner: Owner, ids: readonly string[]): Promise<MoodEntryRow[]> =>
      db
        .select(COLUMNS)
        .from(moodEntries)
        .where(and(ownedBy(owner), inArray(moodEntries.id, [...ids]))),

    listByDays: (owner: Owner, start: LocalDate, end: LocalDate, limit: number): Promise<MoodEntryRow[]> =>
      byDays.execute({ userId: owner.userId, start, end, limit }),

    list: (owner: Owner, { limit, before, scores, since, until }: EntryFilter): Promise<MoodEntryRow[]> =>
      db
        .select(COLUMNS)
        .from(moodEntries)
        .where(
          and(
            ownedBy(owner),
            before &&
              sql`(${moodEntries.recordedAt}, ${moodEntries.id}) < (${sql.param(new Date(before.timestamp), moodEntries.recordedAt)}, ${before.id})`,
            scores && inArray(moodEntries.score, [...scores]),
            since === undefined ? undefined : gte(moodEntries.localDate, since),
            until === undefined ? undefined : lte(moodEntries.localDate, until),
          ),
        )
        .orderBy(...newestFirst)
        .limit(limit),

    /** Whether these are all tags of the owner; they stay so until the transaction ends. */
    async holdTags(tx: Transaction, owner: Owner, ids: readonly string[]): Promise<boolean> {
      const held = await tx
        .select({ id: tags.id })
        .from(tags)
        .where(and(eq(tags.userId, owner.userId), inArray(tags.id, [...ids])))
        .for('key share');
      return held.length === new Set(ids).size;
    },

    /** Changes an entry and answers the tags it has then; null when the owner has none of this id. */
    async update(owner: Owner, id: string, change: EntryChange, runner: Runner = db): Promise<string[] | null> {
      const [row] = await runner
        .update(moodEntries)
        .set(change)
        .where(and(ownedBy(owner), eq(moodEntries.id, id)))
        .returning({ tagIds: moodEntries.tagIds });
      return row?.tagIds ?? null;
    },

    async remove(owner: Owner, id: string): Promise<boolean> {
      const rows = await db
        .delete(moodEntries)
        .where(and(ownedBy(owner), eq(moodEntries.id, id)))
        .returning({ id: moodEntries.id });
      return rows.length > 0;
    },

    /** Averages of the days from `start` on that have entries. */
    async averagesSince(owner: Owner, start: LocalDate, end: LocalDate): Promise<{ average: number }[]> {
      const rows = await db
        .select({ average: avg(moodEntries.score) })
        .from(moodEntries)
        .where(and(ownedBy(owner), gte(moodEntries.localDate, start), lte(moodEntries.localDate, end)))
        .groupBy(moodEntries.localDate);
      return rows.map(({ average }) => ({ average: Number(average) }));
    },
  };
}
