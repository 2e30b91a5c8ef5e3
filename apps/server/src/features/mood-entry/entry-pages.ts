import { setImmediate } from 'node:timers/promises';
import type { MoodEntry } from '@alento/contract/mood-entry';
import { pageOf } from '@alento/domain/mood-entry/cursor';
import { DATE_RANGE_MAX_ROWS, PAGE_MAX_BYTES } from '@alento/domain/mood-entry/limits';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { Person } from '../../access/person.ts';
import type { Database } from '../../db/database.ts';
import type { EntryRow, Place } from '../../entries/entry.ts';
import { type EntryFilter, entryQueries } from '../../entries/read-entries.ts';
import { inTime, type Turns } from '../../work-thread/turns.ts';
import { presentEntry } from './mood-entry.presenter.ts';

type Deps = { db: Database; turns: Turns };
/**
 * Entries per batch. Reading and decrypting one blocks the event loop and an embedded database for a few milliseconds.
 */
const SMALL_PAGE = 100;
/** Timeout of a large page, including the wait for other requests of the person, ms. */
const PAGE_MS = 20_000;
/** A page of a list and the cursor of the next one; null on the last page. */
export type EntryPage = { entries: MoodEntry[]; nextCursor: string | null };

export const noteBytesOf = (rows: readonly Pick<EntryRow, 'note'>[]): number =>
  rows.reduce((sum, { note }) => sum + (note?.length ?? 0), 0);

function entryPageOf(actor: Person, rows: readonly EntryRow[], limit: number, withDay: boolean): EntryPage {
  const userKey = actor.userKey();
  const { page, nextCursor } = pageOf(rows, limit, ({ recordedAt, id }) => ({ at: recordedAt, id }));
  return { entries: page.map((row) => presentEntry(row, actor.owner.userId, userKey, withDay)), nextCursor };
}

/**
 * Reads a large page in small batches and yields to the event loop between them, one page per person at a time. Ends
 * after the batch with which the notes reach the largest size of a page.
 */
async function readLarge(
  { db, turns }: Deps,
  actor: Person,
  filter: EntryFilter,
  withDay: boolean,
): Promise<Result<EntryPage>> {
  const signal = AbortSignal.timeout(PAGE_MS);
  const entries: MoodEntry[] = [];
  let bytes = 0;
  let before = filter.before;
  const read = async (): Promise<EntryPage> => {
    for (;;) {
      signal.throwIfAborted();
      const limit = Math.min(SMALL_PAGE, filter.limit - entries.length);
      const rows = await entryQueries.list(db, actor.owner, { ...filter, before, limit: limit + 1 });
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
  return inTime('UNAVAILABLE', turns.run(actor.owner.userId, signal, read));
}

export async function list(
  deps: Deps,
  actor: Person,
  filter: EntryFilter,
  withDay: boolean,
): Promise<Result<EntryPage>> {
  if (filter.limit > SMALL_PAGE) return readLarge(deps, actor, filter, withDay);
  const rows = await entryQueries.list(deps.db, actor.owner, { ...filter, limit: filter.limit + 1 });
  return accept(entryPageOf(actor, rows, filter.limit, withDay));
}

export async function listByDays(
  deps: Deps,
  actor: Person,
  { start, end, before }: { start: LocalDate; end: LocalDate; before: Place | undefined },
  withDay: boolean,
): Promise<Result<EntryPage>> {
  if (start > end) return refuse('DATE_RANGE_INVALID');
  const rows = before ? [] : await entryQueries.listByDays(deps.db, actor.owner, start, end, SMALL_PAGE + 1);
  if (!before && rows.length <= SMALL_PAGE) return accept(entryPageOf(actor, rows, SMALL_PAGE, withDay));
  return readLarge(deps, actor, { limit: DATE_RANGE_MAX_ROWS, before, since: start, until: end }, withDay);
}
