import { randomUUID } from 'node:crypto';
import type { MoodEntry } from '@alento/contract/mood-entry';
import { hasNewSign } from '@alento/crisis-check/telling/new-sign';
import { hasHour } from '@alento/domain/mood-entry/entry-source';
import { CRISIS_RECENT_MS } from '@alento/domain/mood-entry/limits';
import { type MoodEntryInput, type PlannedMoodEntry, planMoodEntry } from '@alento/domain/mood-entry/plan-mood-entry';
import { MAX_SCORE } from '@alento/domain/mood-entry/scale';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Person, PersonWithPlan } from '../../access/person.ts';
import { sealNote } from '../../crypto/note-context.ts';
import type { UserKey } from '../../crypto/seal.ts';
import type { Database, Store, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import type { EntryRow } from '../../entries/entry.ts';
import { findEntries } from '../../entries/entry-batches.ts';
import { lockOwnTags } from '../../entries/lock-tags.ts';
import { entryQueries } from '../../entries/read-entries.ts';
import { writeEntries } from '../../entries/write-entries.ts';
import { onceInOneStatement, onceWithin, type Repeatable } from '../../idempotency/idempotency.ts';
import { entryRaisesCrisis } from '../../text/raises-crisis.ts';
import type { Turns } from '../../work-thread/turns.ts';
import { list, listByDays } from './entry-pages.ts';
import { presentEntry, presentPlanned } from './mood-entry.presenter.ts';

/**
 * Effect of a new or corrected entry. It runs in the transaction that writes the entry, so that it is rolled back with
 * the entry and doesn't run for a repeated request.
 */
type Follow = (tx: Transaction, entryId: string) => Promise<void>;

/** Called before an entry is written. Returns its effect, or null for none. */
export type OnWritten = (actor: PersonWithPlan) => Promise<Follow | null>;

type Deps = Store & {
  /** Called before an entry with a sign of a crisis is stored. */
  noticeCrisis: (actor: Person) => Promise<void>;
  turns: Turns;
  /** Maximum size of a person's stored notes, bytes. */
  notesMaxBytes: number;
  onWritten: OnWritten;
};
/** Notes below this size are stored without looking at the size of the others, bytes. */
const SMALL_NOTES_BYTES = 1000;
const noteBytesOf = (rows: readonly Pick<EntryRow, 'note'>[]): number =>
  rows.reduce((sum, { note }) => sum + (note?.length ?? 0), 0);

type NewEntry = MoodEntryInput & { tags: string[] };
export type MoodEntries = ReturnType<typeof moodEntryService>;

export function rowOf(
  planned: PlannedMoodEntry,
  tagIds: string[],
  id: string,
  userId: string,
  userKey: UserKey,
): EntryRow {
  const { note, timestamp, ...fields } = planned;
  return {
    ...fields,
    id,
    note: sealNote(userKey, userId, id, note),
    aiAnalysis: null,
    recordedAt: new Date(timestamp),
    tagIds,
    importId: null,
  };
}

/**
 * Whether the person's stored notes leave room for these, which add `more` bytes. Small ones are let in without a look
 * at the others.
 */
async function hasRoomFor(
  { notesMaxBytes }: Deps,
  runner: Database | Transaction,
  actor: Person,
  rows: readonly Pick<EntryRow, 'note'>[],
  more = noteBytesOf(rows),
): Promise<boolean> {
  if (more <= 0 || noteBytesOf(rows) < SMALL_NOTES_BYTES) return true;
  return more + (await entryQueries.noteBytes(runner, actor.owner)) <= notesMaxBytes;
}

/** Called before the entry is stored, so that a sign of a crisis is recorded even if storing fails. */
async function noticeIn(
  { clock, turns, noticeCrisis }: Deps,
  actor: Person,
  planned: readonly PlannedMoodEntry[],
): Promise<void> {
  const since = clock() - CRISIS_RECENT_MS;
  for (const entry of planned) {
    // Checking a hundred long notes in one turn of the event loop would block it.
    await turns.next(actor.owner.userId);
    if (entry.timestamp >= since && entryRaisesCrisis(entry)) return noticeCrisis(actor);
  }
}

/**
 * The corrected entry with only what may be a new sign of a crisis. A note is saved while it is written: a sign that was
 * noticed, and maybe answered as a misreading, is no new one.
 */
async function newIn(
  { turns }: Deps,
  actor: Person,
  planned: PlannedMoodEntry,
  was: Pick<MoodEntry, 'score' | 'note'>,
): Promise<PlannedMoodEntry> {
  await turns.next(actor.owner.userId);
  return {
    ...planned,
    score: planned.score === was.score ? MAX_SCORE : planned.score,
    note: hasNewSign(planned.note, was.note) ? planned.note : '',
  };
}

/** Reads the entries that an earlier request created, in the same order. Refuses if one of them was deleted. */
async function replay({ db }: Deps, actor: Person, ids: readonly string[]): Promise<Result<MoodEntry[]>> {
  const rows = new Map((await findEntries(db, actor.owner, ids)).map((row) => [row.id, row]));
  const userKey = actor.userKey();
  const entries: MoodEntry[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    if (!row) return refuse('IDEMPOTENT_RESULT_GONE');
    entries.push(presentEntry(row, actor.owner.userId, userKey));
  }
  return accept(entries);
}

/** Locks the tags and checks that they are the person's own before `work` runs. */
async function withTags<T>(
  tx: Transaction,
  actor: Person,
  tagIds: readonly string[],
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  return (await lockOwnTags(tx, actor.owner, tagIds)) ? work() : refuse('ENTRY_TAGS_INVALID');
}

/**
 * Records all entries or none.
 *
 * @param follow called for each new entry, in the same transaction.
 */
async function recordAll(
  deps: Deps,
  actor: Person,
  inputs: readonly NewEntry[],
  repeatable: Repeatable | null,
  follow: Follow | null = null,
): Promise<Result<MoodEntry[]>> {
  const now = deps.clock();
  const userKey = actor.userKey();
  const entries: MoodEntry[] = [];
  const rows: EntryRow[] = [];
  const all: PlannedMoodEntry[] = [];
  for (const input of inputs) {
    const planned = planMoodEntry(input, { now, timeZone: actor.timeZone });
    if (!planned.ok) return planned;
    all.push(planned.value);
    const id = randomUUID();
    rows.push(rowOf(planned.value, input.tags, id, actor.owner.userId, userKey));
    entries.push(presentPlanned(planned.value, input.tags, id));
  }
  await noticeIn(deps, actor, all);
  const tagIds = [...new Set(inputs.flatMap((input) => input.tags))];
  if (!repeatable && tagIds.length === 0 && !follow) {
    if (!(await hasRoomFor(deps, deps.db, actor, rows))) return refuse('NOTES_FULL');
    await writeEntries.insertAll(deps.db, actor.owner, rows);
    return accept(entries);
  }
  const insert = (tx: Transaction) =>
    withTags(tx, actor, tagIds, async () => {
      if (!(await hasRoomFor(deps, tx, actor, rows))) return refuse('NOTES_FULL');
      await writeEntries.insertAll(tx, actor.owner, rows);
      if (follow) for (const { id } of rows) await follow(tx, id);
      return accept(entries);
    });
  const ids = rows.map((row) => row.id);
  return onceWithin(deps.db, actor, repeatable, { ids, now }, insert, (before) => replay(deps, actor, before));
}

/** Records a batch of past entries. They get no AI comment. */
const recordPast = (deps: Deps, actor: Person, inputs: readonly NewEntry[], repeatable: Repeatable | null) =>
  recordAll(deps, actor, inputs, repeatable);

/** Records an entry, in a single statement if it has no tags, no long note, and `onWritten` returns null. */
async function record(
  deps: Deps,
  actor: PersonWithPlan,
  input: NewEntry,
  repeatable: Repeatable | null,
): Promise<Result<MoodEntry>> {
  const follow = await deps.onWritten(actor);
  if (input.tags.length > 0 || follow || Buffer.byteLength(input.note ?? '') >= SMALL_NOTES_BYTES / 2) {
    const recorded = await recordAll(deps, actor, [input], repeatable, follow);
    if (!recorded.ok) return recorded;
    const [entry] = recorded.value;
    return entry ? accept(entry) : refuse('IDEMPOTENT_RESULT_GONE');
  }
  const now = deps.clock();
  const planned = planMoodEntry(input, { now, timeZone: actor.timeZone });
  if (!planned.ok) return planned;
  await noticeIn(deps, actor, [planned.value]);
  const { userId } = actor.owner;
  const row = rowOf(planned.value, input.tags, randomUUID(), userId, actor.userKey());
  if (!repeatable) {
    await writeEntries.insert(deps.db, actor.owner, row);
    return accept(presentPlanned(planned.value, input.tags, row.id));
  }
  const done = await onceInOneStatement(deps.db, actor, repeatable, row.id, new Date(now), (claim) =>
    writeEntries.insertOnce(deps.db, actor.owner, row, claim),
  );
  if (!done.ok) return done;
  if (!done.value.isRepeat) return accept(presentPlanned(planned.value, input.tags, row.id));
  const before = await replay(deps, actor, [done.value.id]);
  return before.ok && before.value[0] ? accept(before.value[0]) : refuse('IDEMPOTENT_RESULT_GONE');
}

/**
 * Changes score and note, and also instant and tags if given. The local day changes only with the instant. An entry
 * without an hour gets one from another instant, unless the request says that it still has none, or from the same one if
 * the request says so.
 */
async function correct(
  deps: Deps,
  actor: PersonWithPlan,
  id: string,
  input: {
    score: number;
    note: string;
    timestamp?: number | undefined;
    tags?: string[] | undefined;
    source?: 'app' | 'past' | undefined;
  },
): Promise<Result<MoodEntry>> {
  const before = await entryQueries.find(deps.db, actor.owner, id);
  if (!before) return refuse('ENTRY_NOT_FOUND');
  const timestamp = input.timestamp ?? before.recordedAt.getTime();
  const planned = planMoodEntry(
    { score: input.score, note: input.note, timestamp },
    { now: deps.clock(), timeZone: actor.timeZone },
  );
  if (!planned.ok) return planned;
  const userKey = actor.userKey();
  const was = presentEntry(before, actor.owner.userId, userKey);
  const row = rowOf(planned.value, [], id, actor.owner.userId, userKey);
  const isReworded = was.score !== planned.value.score || was.note !== planned.value.note;
  if (isReworded) await noticeIn(deps, actor, [await newIn(deps, actor, planned.value, was)]);
  if (isReworded && !(await hasRoomFor(deps, deps.db, actor, [row], noteBytesOf([row]) - noteBytesOf([before]))))
    return refuse('NOTES_FULL');
  const isMoved = timestamp !== before.recordedAt.getTime();
  const { score, note, recordedAt, ...day } = row;
  const { localDate, offsetMinutes } = isMoved || input.source === 'app' ? day : before;
  const reworded = isReworded ? { aiAnalysis: null } : {};
  const given = input.source ?? (isMoved ? 'app' : before.source);
  const source = hasHour(before.source) ? before.source : given;
  const change = { score, note, recordedAt, localDate, offsetMinutes, source, ...reworded };
  const { tags } = input;
  const follow = isReworded || before.aiAnalysis === null ? await deps.onWritten(actor) : null;
  const update = async (runner: Database | Transaction): Promise<Result<string[]>> => {
    const storedTags = await writeEntries.update(runner, actor.owner, id, tags ? { ...change, tagIds: tags } : change);
    return storedTags ? accept(storedTags) : refuse('ENTRY_NOT_FOUND');
  };
  const updateWithin = (tx: Transaction): Promise<Result<string[]>> =>
    withTags(tx, actor, tags ?? [], async () => {
      const result = await update(tx);
      if (result.ok && follow) await follow(tx, id);
      return result;
    });
  const tagIds = tags || follow ? await refusableTransaction(deps.db, updateWithin) : await update(deps.db);
  if (!tagIds.ok) return tagIds;
  const after = { ...before, score, note, recordedAt, source, tagIds: tagIds.value, ...reworded };
  return accept(presentEntry(after, actor.owner.userId, userKey));
}

async function remove({ db }: Deps, actor: Person, id: string): Promise<Result<true>> {
  return (await writeEntries.remove(db, actor.owner, id)) ? accept(true) : refuse('ENTRY_NOT_FOUND');
}

/** Records, lists, corrects and deletes mood entries. */
export function moodEntryService(deps: Deps) {
  return {
    recordAll: recordPast.bind(null, deps),
    record: record.bind(null, deps),
    list: list.bind(null, deps),
    listByDays: listByDays.bind(null, deps),
    correct: correct.bind(null, deps),
    remove: remove.bind(null, deps),
  };
}
