import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { MoodEntry } from '@alento/contract/mood-entry';
import { pageOf } from '@alento/domain/mood-entry/cursor';
import { CRISIS_RECENT_MS, DATE_RANGE_MAX_ROWS, PAGE_MAX_BYTES } from '@alento/domain/mood-entry/limits';
import { type MoodEntryInput, type PlannedMoodEntry, planMoodEntry } from '@alento/domain/mood-entry/plan-mood-entry';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { Person, PersonWithPlan } from '../../access/person.ts';
import { noteContext } from '../../crypto/note-context.ts';
import { seal, type UserKey } from '../../crypto/seal.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import type { EntryRow, Place } from '../../diary/entry.ts';
import { entries as diary, type EntryFilter } from '../../diary/read-entries.ts';
import { writeEntries } from '../../diary/write-entries.ts';
import { onceInOneStatement, onceWithin, type Repeatable } from '../../idempotency/idempotency.ts';
import { isOverloaded, type Turns } from '../../threads/turns.ts';
import { entryRaisesCrisis } from './crisis-signal.ts';
import { holdTags } from './hold-tags.ts';
import { presentEntry } from './mood-entry.presenter.ts';
import type { OnWritten } from './on-written.ts';

type Deps = {
  db: Database;
  clock: () => number;
  /** Called before an entry with a sign of a crisis is stored. */
  noticeCrisis: (actor: Person) => Promise<void>;
  turns: Turns;
  /** Maximum size of a person's stored notes, bytes. */
  notesMaxBytes: number;
  onWritten: OnWritten;
};
/** Notes below this size are stored without looking at the size of the others, bytes. */
const SMALL_NOTES_BYTES = 1000;
/**
 * Entries per batch. Reading and decrypting one blocks the event loop and an embedded database for a few milliseconds.
 */
const SMALL_PAGE = 100;
/** Timeout of a large page, including the wait for other requests of the person, ms. */
const PAGE_MS = 20_000;
type NewEntry = MoodEntryInput & { tags: string[] };
/** A page of a list and the cursor of the next one; null on the last page. */
export type EntryPage = { entries: MoodEntry[]; nextCursor: string | null };
export type MoodEntries = ReturnType<typeof moodEntryService>;

export function rowOf(
  planned: PlannedMoodEntry,
  tagIds: string[],
  id: string,
  userId: string,
  userKey: UserKey,
): EntryRow {
  const { note, timestamp, ...kept } = planned;
  return {
    ...kept,
    id,
    note: note === '' ? null : seal(userKey, noteContext(userId, id), note),
    aiAnalysis: null,
    recordedAt: new Date(timestamp),
    tagIds,
    importId: null,
  };
}

export const presentPlanned = (planned: PlannedMoodEntry, tags: string[], id: string): MoodEntry => ({
  id,
  score: planned.score,
  note: planned.note,
  timestamp: planned.timestamp,
  ai_analysis: '',
  tags,
});

/** Records, lists, corrects and deletes mood entries. */
export function moodEntryService({ db, clock, noticeCrisis, turns, notesMaxBytes, onWritten }: Deps) {
  const noteBytesOf = (rows: readonly Pick<EntryRow, 'note'>[]): number =>
    rows.reduce((sum, { note }) => sum + (note?.length ?? 0), 0);

  /**
   * Whether the person's stored notes leave room for these, which add `more` bytes. Small ones are let in without a look
   * at the others.
   */
  async function hasRoomFor(
    runner: Database | Transaction,
    actor: Person,
    rows: readonly Pick<EntryRow, 'note'>[],
    more = noteBytesOf(rows),
  ): Promise<boolean> {
    if (more <= 0 || noteBytesOf(rows) < SMALL_NOTES_BYTES) return true;
    return more + (await diary.noteBytes(runner, actor.owner)) <= notesMaxBytes;
  }

  /** Called before the entry is stored, so that a sign of a crisis is recorded even if storing fails. */
  async function noticeIn(actor: Person, planned: readonly PlannedMoodEntry[]): Promise<void> {
    const since = clock() - CRISIS_RECENT_MS;
    for (const entry of planned) {
      // Checking a hundred long notes in one turn of the event loop would block it.
      await turns.next(actor.owner.userId);
      if (entry.timestamp >= since && entryRaisesCrisis(entry)) return noticeCrisis(actor);
    }
  }

  function entryPageOf(actor: Person, rows: readonly EntryRow[], limit: number, withDay: boolean): EntryPage {
    const userKey = actor.userKey();
    const { shown, nextCursor } = pageOf(rows, limit, ({ recordedAt, id }) => ({ at: recordedAt, id }));
    return { entries: shown.map((row) => presentEntry(row, actor.owner.userId, userKey, withDay)), nextCursor };
  }

  /**
   * Reads a large page in small batches and yields to the event loop between them, one page per person at a time. Ends
   * after the batch with which the notes reach the largest size of a page.
   */
  async function readLarge(actor: Person, filter: EntryFilter, withDay: boolean): Promise<Result<EntryPage>> {
    const signal = AbortSignal.timeout(PAGE_MS);
    const entries: MoodEntry[] = [];
    let bytes = 0;
    let before = filter.before;
    const read = async (): Promise<EntryPage> => {
      for (;;) {
        signal.throwIfAborted();
        const limit = Math.min(SMALL_PAGE, filter.limit - entries.length);
        const rows = await diary.list(db, actor.owner, { ...filter, before, limit: limit + 1 });
        const page = entryPageOf(actor, rows, limit, withDay);
        entries.push(...page.entries);
        bytes += noteBytesOf(rows);
        const last = rows[limit - 1];
        if (page.nextCursor === null || !last || entries.length >= filter.limit || bytes >= PAGE_MAX_BYTES)
          return { entries, nextCursor: page.nextCursor };
        before = last;
        await setImmediate();
      }
    };
    try {
      return accept(await turns.run(actor.owner.userId, signal, read));
    } catch (error) {
      if (isOverloaded(error)) return refuse('UNAVAILABLE');
      throw error;
    }
  }

  /** Reads the entries that an earlier request created, in the same order. Refuses if one of them was deleted. */
  async function replay(actor: Person, ids: readonly string[]): Promise<Result<MoodEntry[]>> {
    const rows = new Map((await diary.findAll(db, actor.owner, ids)).map((row) => [row.id, row]));
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
    const areOwn = tagIds.length === 0 || (await holdTags(tx, actor.owner, tagIds));
    return areOwn ? work() : refuse('ENTRY_TAGS_INVALID');
  }

  /**
   * Records all entries or none.
   *
   * @param follow called for each new entry, in the same transaction.
   */
  async function recordAll(
    actor: Person,
    inputs: readonly NewEntry[],
    repeatable: Repeatable | null,
    follow: Awaited<ReturnType<OnWritten>> = null,
  ): Promise<Result<MoodEntry[]>> {
    const now = clock();
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
    await noticeIn(actor, all);
    const tagIds = [...new Set(inputs.flatMap((input) => input.tags))];
    if (!repeatable && tagIds.length === 0 && !follow) {
      if (!(await hasRoomFor(db, actor, rows))) return refuse('NOTES_FULL');
      await writeEntries.insertAll(db, actor.owner, rows);
      return accept(entries);
    }
    const insert = (tx: Transaction) =>
      withTags(tx, actor, tagIds, async () => {
        if (!(await hasRoomFor(tx, actor, rows))) return refuse('NOTES_FULL');
        await writeEntries.insertAll(tx, actor.owner, rows);
        if (follow) for (const { id } of rows) await follow(tx, id);
        return accept(entries);
      });
    if (!repeatable) return refusableTransaction(db, insert);
    const ids = rows.map((row) => row.id);
    const done = await onceWithin(db, actor, repeatable, ids, new Date(now), insert);
    if (!done.ok) return done;
    return done.value.isRepeat ? replay(actor, done.value.ids) : accept(entries);
  }

  return {
    /** Records a batch of past entries. They get no AI comment. */
    recordAll: (actor: Person, inputs: readonly NewEntry[], repeatable: Repeatable | null) =>
      recordAll(actor, inputs, repeatable),

    /** Records an entry, in a single statement if it has no tags, no long note, and `onWritten` returns null. */
    async record(actor: PersonWithPlan, input: NewEntry, repeatable: Repeatable | null): Promise<Result<MoodEntry>> {
      const follow = await onWritten(actor);
      if (input.tags.length > 0 || follow || Buffer.byteLength(input.note ?? '') >= SMALL_NOTES_BYTES / 2) {
        const recorded = await recordAll(actor, [input], repeatable, follow);
        if (!recorded.ok) return recorded;
        const [entry] = recorded.value;
        return entry ? accept(entry) : refuse('IDEMPOTENT_RESULT_GONE');
      }
      const now = clock();
      const planned = planMoodEntry(input, { now, timeZone: actor.timeZone });
      if (!planned.ok) return planned;
      await noticeIn(actor, [planned.value]);
      const { userId } = actor.owner;
      const row = rowOf(planned.value, input.tags, randomUUID(), userId, actor.userKey());
      if (!repeatable) {
        await writeEntries.insert(db, actor.owner, row);
        return accept(presentPlanned(planned.value, input.tags, row.id));
      }
      const done = await onceInOneStatement(db, actor, repeatable, row.id, new Date(now), (claim) =>
        writeEntries.insertOnce(db, actor.owner, row, claim),
      );
      if (!done.ok) return done;
      if (!done.value.isRepeat) return accept(presentPlanned(planned.value, input.tags, row.id));
      const before = await replay(actor, [done.value.id]);
      return before.ok && before.value[0] ? accept(before.value[0]) : refuse('IDEMPOTENT_RESULT_GONE');
    },

    async list(actor: Person, filter: EntryFilter, withDay: boolean): Promise<Result<EntryPage>> {
      if (filter.limit > SMALL_PAGE) return readLarge(actor, filter, withDay);
      const rows = await diary.list(db, actor.owner, { ...filter, limit: filter.limit + 1 });
      return accept(entryPageOf(actor, rows, filter.limit, withDay));
    },

    async listByDays(
      actor: Person,
      { start, end, before }: { start: LocalDate; end: LocalDate; before: Place | undefined },
      withDay: boolean,
    ): Promise<Result<EntryPage>> {
      if (start > end) return refuse('DATE_RANGE_INVALID');
      const rows = before ? [] : await diary.listByDays(db, actor.owner, start, end, SMALL_PAGE + 1);
      if (!before && rows.length <= SMALL_PAGE) return accept(entryPageOf(actor, rows, SMALL_PAGE, withDay));
      return readLarge(actor, { limit: DATE_RANGE_MAX_ROWS, before, since: start, until: end }, withDay);
    },

    /** Changes score and note, and also instant and tags if given. The local day changes only with the instant. */
    async correct(
      actor: PersonWithPlan,
      id: string,
      input: { score: number; note: string; timestamp?: number | undefined; tags?: string[] | undefined },
    ): Promise<Result<MoodEntry>> {
      const before = await diary.find(db, actor.owner, id);
      if (!before) return refuse('ENTRY_NOT_FOUND');
      const timestamp = input.timestamp ?? before.recordedAt.getTime();
      const planned = planMoodEntry({ ...input, timestamp }, { now: clock(), timeZone: actor.timeZone });
      if (!planned.ok) return planned;
      const userKey = actor.userKey();
      const was = presentEntry(before, actor.owner.userId, userKey);
      const row = rowOf(planned.value, [], id, actor.owner.userId, userKey);
      const isReworded = was.score !== planned.value.score || was.note !== planned.value.note;
      if (isReworded) await noticeIn(actor, [planned.value]);
      if (isReworded && !(await hasRoomFor(db, actor, [row], noteBytesOf([row]) - noteBytesOf([before]))))
        return refuse('NOTES_FULL');
      const isMoved = timestamp !== before.recordedAt.getTime();
      const { score, note, recordedAt, ...day } = row;
      const { localDate, offsetMinutes } = isMoved ? day : before;
      const reworded = isReworded ? { aiAnalysis: null } : {};
      const change = { score, note, recordedAt, localDate, offsetMinutes, ...reworded };
      const { tags } = input;
      const follow = isReworded || before.aiAnalysis === null ? await onWritten(actor) : null;
      const update = async (runner: Database | Transaction): Promise<Result<string[]>> => {
        const kept = await writeEntries.update(runner, actor.owner, id, tags ? { ...change, tagIds: tags } : change);
        return kept ? accept(kept) : refuse('ENTRY_NOT_FOUND');
      };
      const updateWithin = (tx: Transaction): Promise<Result<string[]>> =>
        withTags(tx, actor, tags ?? [], async () => {
          const kept = await update(tx);
          if (kept.ok && follow) await follow(tx, id);
          return kept;
        });
      const tagIds = tags || follow ? await refusableTransaction(db, updateWithin) : await update(db);
      if (!tagIds.ok) return tagIds;
      const after = { ...before, score, note, recordedAt, tagIds: tagIds.value, ...reworded };
      return accept(presentEntry(after, actor.owner.userId, userKey));
    },

    async remove(actor: Person, id: string): Promise<Result<true>> {
      return (await writeEntries.remove(db, actor.owner, id)) ? accept(true) : refuse('ENTRY_NOT_FOUND');
    },
  };
}
