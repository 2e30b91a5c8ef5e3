import type { MoodEntry } from '@alento/contract/mood-entry';
import { DATE_RANGE_MAX_ROWS } from '@alento/domain/mood-entry/limits';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { Person } from '../../access/person.ts';
import type { Database } from '../../db/database.ts';
import type { EntryFilter, EntryRow, Place } from '../../entries/entry.ts';
import { entryBatches, isCut } from '../../entries/entry-batches.ts';
import { type EntryPage, readPage } from '../../entries/entry-page.ts';
import { entryQueries } from '../../entries/read-entries.ts';
import { inTime, type Turns } from '../../work-thread/turns.ts';
import { presentEntry } from './mood-entry.presenter.ts';

type Deps = { db: Database; turns: Turns };
/** Largest page that is read outside of the person's turn, if it is a single batch. */
const SMALL_PAGE = 100;
/** Timeout of a large page, including the wait for other requests of the person, ms. */
const PAGE_MS = 20_000;

const presentFor = (actor: Person, withDay: boolean) => {
  const userKey = actor.userKey();
  return (row: EntryRow): MoodEntry => presentEntry(row, actor.owner.userId, userKey, withDay);
};

/** Reads a page in batches, one page per person at a time. */
function readLarge(
  { db, turns }: Deps,
  actor: Person,
  filter: EntryFilter,
  withDay: boolean,
): Promise<Result<EntryPage<MoodEntry>>> {
  const { limit } = filter;
  const signal = AbortSignal.timeout(PAGE_MS);
  const read = () => {
    const batches = entryBatches.list(db, actor.owner, { ...filter, limit: limit + 1 });
    return readPage(batches, limit, presentFor(actor, withDay), signal);
  };
  return inTime('UNAVAILABLE', turns.run(actor.owner.userId, signal, read));
}

export async function list(
  deps: Deps,
  actor: Person,
  filter: EntryFilter,
  withDay: boolean,
): Promise<Result<EntryPage<MoodEntry>>> {
  const { limit } = filter;
  if (limit > SMALL_PAGE) return readLarge(deps, actor, filter, withDay);
  const rows = await entryQueries.list(deps.db, actor.owner, { ...filter, limit: limit + 1 });
  if (isCut(rows, limit + 1)) return readLarge(deps, actor, filter, withDay);
  return accept(await readPage([rows], limit, presentFor(actor, withDay)));
}

export async function listByDays(
  deps: Deps,
  actor: Person,
  { start, end, before }: { start: LocalDate; end: LocalDate; before: Place | undefined },
  withDay: boolean,
): Promise<Result<EntryPage<MoodEntry>>> {
  if (start > end) return refuse('DATE_RANGE_INVALID');
  const rows = before ? [] : await entryQueries.listByDays(deps.db, actor.owner, start, end, SMALL_PAGE + 1);
  if (!before && rows.length <= SMALL_PAGE && !isCut(rows, SMALL_PAGE + 1))
    return accept(await readPage([rows], SMALL_PAGE, presentFor(actor, withDay)));
  return readLarge(deps, actor, { limit: DATE_RANGE_MAX_ROWS, before, since: start, until: end }, withDay);
}
