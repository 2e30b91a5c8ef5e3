import { and, asc, desc, inArray, isNotNull, lt, not, type Placeholder, type SQL, sql } from 'drizzle-orm';
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

/**
 * A query of the first entries that match, up to the one with which their texts reach `BATCH_BYTES`.
 *
 * @param by the order: newest first, or by id.
 */
export function batchOf<Row extends NoteRow>(
  runner: Runner,
  columns: Columns<Row>,
  where: SQL | undefined,
  limit: number | Placeholder,
  by: 'age' | 'id' = 'age',
): BatchQuery<Row> {
  const order = by === 'age' ? newestFirst : [asc(moodEntries.id)];
  const place = sql`order by ${sql.join(order, sql`, `)} rows between unbounded preceding and 1 preceding`;
  // Only the order by age needs columns that a note's row lacks.
  const fields = columns as typeof NOTED;
  const sized = runner
    .select({ ...fields, bytesBefore: sql`sum(${storedBytes(columns)}) over (${place})`.as('bytes_before') })
    .from(moodEntries)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .as('sized');
  const { bytesBefore, recordedAt, id } = sized;
  const selected = (Object.keys(columns) as (keyof typeof NOTED)[]).map((name) => [name, sized[name]] as const);
  const rows = runner
    .select(Object.fromEntries(selected))
    .from(sized)
    .where(lt(sql`coalesce(${bytesBefore}, 0)`, BATCH_BYTES))
    .orderBy(...(by === 'age' ? [desc(recordedAt), desc(id)] : [asc(id)]));
  return rows as unknown as BatchQuery<Row>;
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
    const where = and(ownedBy(of), isAnyOf(moodEntries.id, asked));
    const rows = await batchOf<Row>(runner, columns, where, asked.length, 'id');
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
