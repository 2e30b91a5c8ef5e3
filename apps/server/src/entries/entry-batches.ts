import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  lt,
  not,
  type Placeholder,
  type SQL,
  type Subquery,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Owner } from '../access/owner.ts';
import { openNote } from '../crypto/note-context.ts';
import type { UserKey } from '../crypto/seal.ts';
import type { Runner } from '../db/database.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import { moodEntries } from '../db/schema/mood-entry.ts';
import { nextTurnOf } from '../work-thread/next-turn.ts';
import {
  ENTRY,
  type EntryFilter,
  type EntryRow,
  isBefore,
  matching,
  NOTED,
  type NotedRow,
  type NoteReader,
  newestFirst,
  ownedBy,
  type Place,
} from './entry.ts';

/**
 * Size of the encrypted texts of a batch, bytes: the entry that reaches it is the batch's last one. An embedded database
 * reads so much on the event loop in about 15 ms.
 */
const BATCH_BYTES = 256 * 1024;
/** Maximum number of entries of a batch. */
const BATCH_ROWS = 128;

type Texts = Pick<EntryRow, 'note'> & Partial<EntryRow>;
/** The note of an entry. */
const NOTE = { id: moodEntries.id, note: moodEntries.note };
type NoteRow = Pick<EntryRow, keyof typeof NOTE>;
type Columns<Row> = Row extends EntryRow ? typeof ENTRY : Row extends NotedRow ? typeof NOTED : typeof NOTE;
type BatchQuery<Row> = Promise<Row[]> & {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
};

/** Size of the encrypted texts of these rows, bytes. */
const textBytesOf = (rows: readonly Texts[]): number =>
  rows.reduce((sum, { note, aiAnalysis }) => sum + (note?.length ?? 0) + (aiAnalysis?.length ?? 0), 0);

/** Whether a batch ended for the size of its texts, before it had as many entries as were asked for. */
export const isCut = (rows: readonly Texts[], asked: number): boolean =>
  rows.length < asked && textBytesOf(rows) >= BATCH_BYTES;

/** Size of the selected texts of an entry, bytes. It is stored beside a long text, which isn't read for it. */
const storedBytes = ({ note, aiAnalysis }: Partial<typeof ENTRY>): SQL =>
  sql.join(
    [note, aiAnalysis].flatMap((text) => (text ? sql`coalesce(octet_length(${text}), 0)` : [])),
    sql` + `,
  );

/** A subquery of entries with the bytes of the texts before each of them. */
type Sized = Record<keyof typeof NOTED | 'bytesBefore', AnyPgColumn>;

/** Of entries in an order, those up to the one with which their texts reach `BATCH_BYTES`. */
function cut<Row extends NoteRow>(
  runner: Runner,
  columns: Columns<Row>,
  sized: Subquery,
  order: SQL[],
): BatchQuery<Row> {
  const of = sized as Subquery & Sized;
  const names = Object.keys(columns) as (keyof typeof NOTED)[];
  const rows = runner
    .select(Object.fromEntries(names.map((name) => [name, of[name]])))
    .from(sized)
    .where(lt(sql`coalesce(${of.bytesBefore}, 0)`, BATCH_BYTES))
    .orderBy(...order);
  return rows as unknown as BatchQuery<Row>;
}

/** Size of the texts of the rows before, in the order of the query. */
const bytesBefore = (columns: Partial<typeof ENTRY>, order: readonly SQL[]): SQL.Aliased =>
  sql`sum(${storedBytes(columns)}) over (order by ${sql.join([...order], sql`, `)} rows between unbounded preceding and 1 preceding)`.as(
    'bytes_before',
  );

/** A query of the first entries that match, newest first, up to the one with which their texts reach `BATCH_BYTES`. */
export function batchOf<Row extends NotedRow>(
  runner: Runner,
  columns: Columns<Row>,
  where: SQL | undefined,
  limit: number | Placeholder,
): BatchQuery<Row> {
  const sized = runner
    .select({ ...(columns as typeof NOTED), bytesBefore: bytesBefore(columns, newestFirst) })
    .from(moodEntries)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .as('sized');
  return cut<Row>(runner, columns, sized, [desc(sized.recordedAt), desc(sized.id)]);
}

/**
 * The same of the entries with these ids, in the order of the ids. Each is looked up by itself: for a list of ids an
 * embedded database, which has no statistics of a diary that has just grown, reads an index of the whole diary.
 */
function batchById<Row extends NoteRow>(
  runner: Runner,
  of: NoteReader,
  columns: Columns<Row>,
  ids: readonly string[],
): BatchQuery<Row> {
  const entry = runner
    .select(columns as typeof NOTED)
    .from(moodEntries)
    .where(and(ownedBy(of), eq(moodEntries.id, sql`wanted.id`)))
    .limit(1)
    .as('entry');
  const names = Object.keys(columns) as (keyof typeof NOTED)[];
  const found = Object.fromEntries(names.map((name) => [name, entry[name]])) as unknown as typeof NOTED;
  const sized = runner
    .select({ ...found, bytesBefore: bytesBefore(found, [asc(entry.id)]) })
    .from(sql`unnest(${sql.param([...ids])}::text[]) as wanted (id)`)
    .crossJoinLateral(entry)
    .as('sized');
  return cut<Row>(runner, columns, sized, [asc(sized.id)]);
}

/** Reads batches, each in a turn of the event loop that isn't given to another batch of this person. */
async function* inBatches<Row extends NotedRow>(
  of: NoteReader,
  limit: number,
  first: Place | undefined,
  read: (before: Place | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let before = first;
  for (let left = limit; left > 0; ) {
    await nextTurnOf(of.userId);
    const asked = Math.min(left, BATCH_ROWS);
    const rows = await read(before, asked);
    if (rows.length > 0) yield rows;
    if (rows.length < asked && !isCut(rows, asked)) return;
    left -= rows.length;
    before = rows.at(-1);
  }
}

/**
 * Entries with their texts, in batches that are small enough for the event loop. Others have their turn between them.
 * All lists of entries with texts are read so: a person may have megabytes of notes in a day.
 */
export const entryBatches = {
  /** Entries by filter, newest first. */
  list: (runner: Runner, of: NoteReader, { limit, before, ...filter }: EntryFilter): AsyncGenerator<EntryRow[]> =>
    inBatches(of, limit, before, (place, count) =>
      batchOf<EntryRow>(runner, ENTRY, matching(of, { ...filter, before: place }), count),
    ),

  /** Entries without AI comments, newest first; with `hasNote` only those with a note. */
  listNoted: (
    runner: Runner,
    of: NoteReader,
    { limit, before, hasNote }: { limit: number; before?: Place | undefined; hasNote?: boolean },
  ): AsyncGenerator<NotedRow[]> =>
    inBatches(of, limit, before, (place, count) => {
      const where = and(ownedBy(of), hasNote ? isNotNull(moodEntries.note) : undefined, place && isBefore(place));
      return batchOf<NotedRow>(runner, NOTED, where, count);
    }),
};

/** Entries of these moments that came from other apps, without those of these ids, newest first. */
export async function findForeignAt(
  runner: Runner,
  owner: Owner,
  moments: readonly Date[],
  without: readonly string[],
  limit: number,
): Promise<NotedRow[]> {
  const where = and(
    ownedBy(owner),
    isAnyOf(moodEntries.recordedAt, moments),
    inArray(moodEntries.source, ['daylio', 'pixels']),
    not(isAnyOf(moodEntries.id, without)),
  );
  const found: NotedRow[] = [];
  const batches = inBatches(owner, limit, undefined, (place, count) =>
    batchOf<NotedRow>(runner, NOTED, and(where, place && isBefore(place)), count),
  );
  for await (const rows of batches) found.push(...rows);
  return found;
}

/** Reads the entries with these ids in batches, in any order. */
async function* batchesById<Row extends NoteRow>(
  runner: Runner,
  of: NoteReader,
  columns: Columns<Row>,
  ids: readonly string[],
): AsyncGenerator<Row[]> {
  for (let rest = [...ids]; rest.length > 0; ) {
    await nextTurnOf(of.userId);
    const asked = rest.slice(0, BATCH_ROWS);
    const rows = await batchById<Row>(runner, of, columns, asked);
    yield rows;
    const known = new Set(rows.map(({ id }) => id));
    const missing = isCut(rows, asked.length) ? asked.filter((id) => !known.has(id)) : [];
    rest = [...missing, ...rest.slice(asked.length)];
  }
}

/** The entries with these ids, in any order. */
export async function findEntries(runner: Runner, of: NoteReader, ids: readonly string[]): Promise<EntryRow[]> {
  const found: EntryRow[] = [];
  for await (const rows of batchesById<EntryRow>(runner, of, ENTRY, ids)) found.push(...rows);
  return found;
}

/** The encrypted notes of those of these entries that exist, in batches. */
export const noteBatches = (runner: Runner, of: NoteReader, ids: readonly string[]): AsyncGenerator<NoteRow[]> =>
  batchesById<NoteRow>(runner, of, NOTE, ids);

/** The notes of those of these entries that exist, by id; empty without a note. */
export async function readNotes(
  runner: Runner,
  { owner, userKey }: { owner: NoteReader; userKey: () => UserKey },
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const notes = new Map<string, string>();
  for await (const rows of noteBatches(runner, owner, ids))
    for (const row of rows) notes.set(row.id, openNote(userKey(), owner.userId, row));
  return notes;
}
