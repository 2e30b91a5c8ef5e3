import { desc, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../access/owner.ts';
import type { Reader } from '../access/reader.ts';
import { moodEntries } from '../db/schema/mood-entry.ts';

/** Who may read scores, days and tags, and who may read notes too. */
export type ScoreReader = Owner | Reader<'moods'>;
export type NoteReader = Owner | Reader<'mood-notes'>;

const { userId: _owner, ...columns } = getTableColumns(moodEntries);
/** Every column but whose entry it is: a new field is read with the others. */
export const ENTRY = columns;
const { note: _note, aiAnalysis: _analysis, ...withoutTexts } = columns;
/** The same without what is sealed. */
export const SCORED = withoutTexts;

/** An entry as it is kept, texts sealed. */
export type EntryRow = Omit<typeof moodEntries.$inferSelect, 'userId'>;
export type ScoredRow = Omit<EntryRow, 'note' | 'aiAnalysis'>;

export const newestFirst = [desc(moodEntries.recordedAt), desc(moodEntries.id)];
export const ownedBy = ({ userId }: { userId: string }): SQL => eq(moodEntries.userId, userId);

/** A place in a list: an entry. */
export type Place = { recordedAt: Date; id: string };
const placeOf = ({ recordedAt, id }: Place) => sql`(${sql.param(recordedAt, moodEntries.recordedAt)}, ${id})`;
const place = sql`(${moodEntries.recordedAt}, ${moodEntries.id})`;
export const isBefore = (after: Place): SQL => sql`${place} < ${placeOf(after)}`;
export const isAfter = (before: Place): SQL => sql`${place} > ${placeOf(before)}`;

/** Local days, both among them, yyyy-MM-dd. Without an end, from or up to any. */
export type Days = { since?: string | undefined; until?: string | undefined };
export const livedWithin = ({ since, until }: Days): (SQL | undefined)[] => [
  since === undefined ? undefined : gte(moodEntries.localDate, since),
  until === undefined ? undefined : lte(moodEntries.localDate, until),
];
