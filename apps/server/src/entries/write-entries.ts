import { and, eq, getTableColumns, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../access/owner.ts';
import type { Sealed } from '../crypto/seal.ts';
import type { Database, Runner, Transaction } from '../db/database.ts';
import { preparedPerDatabase } from '../db/prepared.ts';
import { moodEntries } from '../db/schema/mood-entry.ts';
import { type ClaimValues, claimedBy } from '../idempotency/idempotency.ts';
import { type EntryRow, ownedBy } from './entry.ts';

/** The fields that a correction changes. */
export type EntryChange = Partial<Omit<EntryRow, 'id'>>;

const COLUMNS = getTableColumns(moodEntries);
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[];

/** Placeholders for an insert: one for each column. */
const values = () => Object.fromEntries(NAMES.map((name) => [name, sql.placeholder(name)])) as never;

/** The same placeholders for a select, where each one requires a cast to its column's type. */
const typedValues = () =>
  Object.fromEntries(
    NAMES.map((name) => {
      const { name: column } = COLUMNS[name];
      const type = sql.raw(COLUMNS[name].getSQLType());
      return [name, sql`${sql.placeholder(name)}::${type}`.as(column)];
    }),
  );

const statements = preparedPerDatabase((db) => {
  const claimed = claimedBy(db);
  return {
    insert: db.insert(moodEntries).values(values()).prepare('mood_entry_insert'),
    insertOnce: db
      .with(claimed)
      .insert(moodEntries)
      .select(db.select(typedValues()).from(claimed) as never)
      .returning({ id: moodEntries.id })
      .prepare('mood_entry_insert_once'),
  };
});

/** Entries from which a statement removes a tag. It takes 20 ms of an embedded database. */
const TAG_BATCH = 1000;

const withoutTag = (runner: Runner, owner: Owner, tagId: string, which?: SQL) =>
  runner
    .update(moodEntries)
    .set({ tagIds: sql`array_remove(${moodEntries.tagIds}, ${tagId})` })
    .where(and(ownedBy(owner), which, sql`${tagId} = any(${moodEntries.tagIds})`));

/** All statements that write mood entries. Each one requires the owner. */
export const writeEntries = {
  /** Inserts the entry if the idempotency key is new, in one statement. Returns whether it was inserted. */
  async insertOnce(db: Database, owner: Owner, row: EntryRow, claim: ClaimValues): Promise<boolean> {
    const values = {
      userId: owner.userId,
      ...row,
      recordedAt: row.recordedAt.toISOString(),
      tagIds: `{${row.tagIds.join(',')}}`,
      ...claim,
    };
    return (await statements(db).insertOnce.execute(values)).length > 0;
  },

  async insert(db: Database, owner: Owner, row: EntryRow): Promise<void> {
    await statements(db).insert.execute({ ...row, userId: owner.userId });
  },

  async insertAll(runner: Runner, owner: Owner, rows: readonly EntryRow[]): Promise<void> {
    await runner.insert(moodEntries).values(rows.map((row) => ({ ...row, userId: owner.userId })));
  },

  /** Inserts those entries whose ids the owner's other entries don't have, and returns their ids. */
  async insertMissing(runner: Runner, owner: Owner, rows: readonly EntryRow[]): Promise<string[]> {
    if (rows.length === 0) return [];
    const inserted = await runner
      .insert(moodEntries)
      .values(rows.map((row) => ({ ...row, userId: owner.userId })))
      .onConflictDoNothing()
      .returning({ id: moodEntries.id });
    return inserted.map(({ id }) => id);
  },

  /** Deletes the entries that an import has added, and returns their number. */
  async removeImported(runner: Runner, owner: Owner, importId: string): Promise<number> {
    const rows = await runner
      .delete(moodEntries)
      .where(and(ownedBy(owner), eq(moodEntries.importId, importId)))
      .returning({ id: moodEntries.id });
    return rows.length;
  },

  /** Updates an entry and returns its tags; null if the owner has no entry with this id. */
  async update(runner: Runner, owner: Owner, id: string, change: EntryChange): Promise<string[] | null> {
    const [row] = await runner
      .update(moodEntries)
      .set(change)
      .where(and(ownedBy(owner), eq(moodEntries.id, id)))
      .returning({ tagIds: moodEntries.tagIds });
    return row?.tagIds ?? null;
  },

  /** Replaces the texts of an entry whose stored note is still this one. Returns whether it was. */
  async replaceTexts(
    runner: Runner,
    owner: Owner,
    id: string,
    was: Sealed | null,
    texts: Pick<EntryRow, 'note' | 'aiAnalysis'>,
  ): Promise<boolean> {
    const isStill = was === null ? isNull(moodEntries.note) : eq(moodEntries.note, was);
    const rows = await runner
      .update(moodEntries)
      .set(texts)
      .where(and(ownedBy(owner), eq(moodEntries.id, id), isStill))
      .returning({ id: moodEntries.id });
    return rows.length > 0;
  },

  async remove(runner: Runner, owner: Owner, id: string): Promise<boolean> {
    const rows = await runner
      .delete(moodEntries)
      .where(and(ownedBy(owner), eq(moodEntries.id, id)))
      .returning({ id: moodEntries.id });
    return rows.length > 0;
  },

  /** Stores the AI comment of an entry unless the entry already has one. */
  async keepAnalysis(runner: Runner, owner: Owner, id: string, aiAnalysis: Sealed): Promise<void> {
    await runner
      .update(moodEntries)
      .set({ aiAnalysis })
      .where(and(ownedBy(owner), eq(moodEntries.id, id), isNull(moodEntries.aiAnalysis)));
  },

  /**
   * Removes a tag from the next entries by id.
   *
   * @param after the last id of the batch before; an empty text for the first
   * @returns the last id of this batch; null if no entry is left.
   */
  async removeTagFromBatch(tx: Transaction, owner: Owner, tagId: string, after: string): Promise<string | null> {
    const batch = await tx
      .select({ id: moodEntries.id })
      .from(moodEntries)
      .where(and(ownedBy(owner), gt(moodEntries.id, after)))
      .orderBy(moodEntries.id)
      .limit(TAG_BATCH);
    const last = batch.at(-1)?.id;
    if (last !== undefined)
      await withoutTag(tx, owner, tagId, and(gt(moodEntries.id, after), lte(moodEntries.id, last)));
    return batch.length < TAG_BATCH ? null : (last ?? null);
  },

  /** Removes a tag from all entries. */
  async removeTag(tx: Transaction, owner: Owner, tagId: string): Promise<void> {
    await withoutTag(tx, owner, tagId);
  },
};
