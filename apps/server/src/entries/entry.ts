import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { and, desc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../access/owner.ts';
import type { Reader } from '../access/reader.ts';
import { moodEntries } from '../db/schema/mood-entry.ts';

/** The right to read scores, days and tags of entries; and the right to read notes too. */
export type ScoreReader = Owner | Reader<'moods'>;
export type NoteReader = Owner | Reader<'notes'>;

const { userId: _owner, ...columns } = getTableColumns(moodEntries);
/** All columns except the owner, so that new columns are included. */
export const ENTRY = columns;
const { note: _note, aiAnalysis: _analysis, ...withoutTexts } = columns;
/** All columns except the owner and the encrypted texts. */
export const SCORED = withoutTexts;
/** All columns except the owner and the AI comment. */
export const NOTED = { ...SCORED, note: moodEntries.note };
/** All columns except the owner and the texts, and the stored size of the note, bytes. A long note isn't read for it. */
export const SIZED = {
  ...SCORED,
  noteBytes: sql`coalesce(octet_length(${moodEntries.note}), 0)`.mapWith(Number),
};

/** A stored entry with encrypted texts. */
export type EntryRow = Omit<typeof moodEntries.$inferSelect, 'userId'>;
export type ScoredRow = Omit<EntryRow, 'note' | 'aiAnalysis'>;
export type NotedRow = Omit<EntryRow, 'aiAnalysis'>;
export type SizedRow = ScoredRow & { noteBytes: number };
/** A row whose instant is a number, ms epoch, so that the row can be sent to the worker thread. */
export type PlainRow<Row extends { recordedAt: Date }> = Omit<Row, 'recordedAt'> & { recordedAt: number };
export const plainRow = <Row extends { recordedAt: Date }>(row: Row): PlainRow<Row> => ({
  ...row,
  recordedAt: row.recordedAt.getTime(),
});

export const newestFirst = [desc(moodEntries.recordedAt), desc(moodEntries.id)];

/** Position in a list of entries, from a cursor. */
export type Place = { recordedAt: Date; id: string };
const placeOf = ({ recordedAt, id }: Place) => sql`(${sql.param(recordedAt, moodEntries.recordedAt)}, ${id})`;
const place = sql`(${moodEntries.recordedAt}, ${moodEntries.id})`;
export const isBefore = (after: Place): SQL => sql`${place} < ${placeOf(after)}`;
export const isAfter = (before: Place): SQL => sql`${place} > ${placeOf(before)}`;

/** Range of local days, both inclusive, yyyy-MM-dd. A missing bound is open. */
export type Days = { since?: string | undefined; until?: string | undefined };
export const livedWithin = ({ since, until }: Days): (SQL | undefined)[] => [
  since === undefined ? undefined : gte(moodEntries.localDate, since),
  until === undefined ? undefined : lte(moodEntries.localDate, until),
];

/** Condition of the entries that belong to a person, and for a reader lie within the shared days. */
export function ownedBy(of: ScoreReader | NoteReader): SQL {
  const isTheirs = eq(moodEntries.userId, of.userId);
  if (!('days' in of)) return isTheirs;
  const { start: since, end: until } = of.days;
  return and(isTheirs, ...livedWithin({ since, until })) ?? isTheirs;
}

export type EntryFilter = Days & {
  limit: number;
  /** Only entries before this position. */
  before?: Place | undefined;
  scores?: readonly MoodScore[] | undefined;
};
/** Condition of the entries that a filter lets through. */
export const matching = (of: NoteReader, { before, scores, ...days }: Omit<EntryFilter, 'limit'>): SQL | undefined =>
  and(ownedBy(of), before && isBefore(before), scores && inArray(moodEntries.score, [...scores]), ...livedWithin(days));
