import { randomUUID } from 'node:crypto';
import type { ContentCard } from '@alento/contract/content';
import type { SummaryState, WeeklySummary } from '@alento/contract/insight';
import type { AssistantModel } from '@alento/domain/assistant/assistant-model';
import { errorText } from '@alento/domain/errors/catalogue';
import { checkInsightNumbers } from '@alento/domain/insight/check-numbers';
import { canRequestInsight, insightDigestOf } from '@alento/domain/insight/figures-of';
import type { WeekMaterial } from '@alento/domain/insight/week/material';
import { WEEK_DAYS } from '@alento/domain/mood-entry/limits';
import { rankedPlanOf } from '@alento/domain/plan/plans';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { accept, type Result, refuse, refuseUntil } from '@alento/domain/result';
import { addDays, type LocalDate, localDateOf, monthAround } from '@alento/domain/time/local-date';
import type { Logger } from 'pino';
import type { PersonWithPlan } from '../../access/person.ts';
import { keyedName } from '../../crypto/seal.ts';
import type { Runner, Store, Transaction } from '../../db/database.ts';
import { readNotes } from '../../entries/entry-batches.ts';
import { entryQueries } from '../../entries/read-entries.ts';
import { onceWithin, type Repeatable } from '../../idempotency/idempotency.ts';
import { NOTED_ENTRIES_MAX, readFigureEntries } from '../../person-context/read-person-context.ts';
import { type SummaryContent, WEEKLY_SUMMARY } from '../../sealed-json/weekly-summary.ts';
import type { Turns } from '../../work-thread/turns.ts';
import type { WorkThread } from '../../work-thread/work-thread.ts';
import { proposablePieces } from './proposable-pieces.ts';
import { type SummaryRow, summaryRows, weeklySummaryRepository } from './weekly-summary.repository.ts';

const MODEL_MS = 60_000;
/** Timeout of reading the week's entries and notes on the thread, and of the wait for other work, ms. */
const MATERIAL_MS = 10_000;
const WAIT_MS = 60_000;
/** Largest size of a week's notes that a summary tells from, in UTF-16 units. Checking them takes up to a second. */
const NOTES_MAX_UNITS = 100_000;
/**
 * Notes of a larger stored size have certainly more units, and aren't read, bytes: a unit has at most three bytes in
 * UTF-8, and the notes' encryption adds 20 kB at most.
 */
const NOTES_MAX_BYTES = 4 * NOTES_MAX_UNITS;

export type WeeklySummaryDeps = Store & {
  log: Logger;
  thread: WorkThread;
  turns: Turns;
  local: AssistantModel;
  externalFor: (actor: PersonWithPlan) => Promise<AssistantModel | null>;
  readTags: (actor: PersonWithPlan, runner: Runner) => Promise<{ id: string; name: string }[]>;
  /** The library's pieces for a plan. */
  cards: (plan: ContentCard['requiredPlan']) => ContentCard[];
  enqueue: (userId: string, summaryId: string, tx: Transaction) => Promise<void>;
};
export type WeeklySummaries = ReturnType<typeof weeklySummaryService>;
/** A finished summary, or the address for polling a pending one. */
type SummaryAnswer = { done: WeeklySummary } | { pollUrl: string; requestId: string };

const rowIdOf = ({ owner }: PersonWithPlan, id: string): string => `${owner.userId}/${id}`;

const open = (actor: PersonWithPlan, { id, content }: SummaryRow): SummaryContent | null =>
  content && WEEKLY_SUMMARY.open(actor.userKey(), rowIdOf(actor, id), content);

function present(actor: PersonWithPlan, row: SummaryRow): WeeklySummary | null {
  const content = open(actor, row);
  if (row.status !== 'completed' || !content) return null;
  const { id, startDate, endDate, finishedAt, createdAt } = row;
  const { summary, writtenBy } = content;
  return { summary, requestId: id, startDate, endDate, generatedAt: (finishedAt ?? createdAt).getTime(), writtenBy };
}

/** The entries from which a summary is written, with the notes of its week. */
async function readInput(runner: Runner, actor: PersonWithPlan, today: LocalDate) {
  const entries = await readFigureEntries(runner, actor, today);
  const week = { since: addDays(today, 1 - WEEK_DAYS), until: today };
  const noted = await entryQueries.listSized(runner, actor.owner, { ...week, limit: NOTED_ENTRIES_MAX });
  if (noted.reduce((sum, { noteBytes }) => sum + noteBytes, 0) > NOTES_MAX_BYTES) return { entries, notes: [] };
  const ids = noted.flatMap(({ id, noteBytes }) => (noteBytes > 0 ? [id] : []));
  const texts = await readNotes(runner, actor, ids);
  const notes = noted.flatMap(({ id, localDate: date }) => {
    const text = texts.get(id) ?? '';
    return text === '' ? [] : [{ id, date, text }];
  });
  const units = notes.reduce((sum, { text }) => sum + text.length, 0);
  // All or none: a name in a note about a crisis is mentioned from no other note.
  return { entries, notes: units > NOTES_MAX_UNITS ? [] : notes };
}

type Input = Awaited<ReturnType<typeof readInput>>;

/** Digest of a summary's input, stored to detect whether the input has changed since. */
const digestOf = (actor: PersonWithPlan, { entries, notes }: Input, today: LocalDate): string =>
  keyedName(actor.userKey(), `${today}${insightDigestOf(entries)}${JSON.stringify(notes)}`);

const daysOfWeek = ({ entries }: Input, today: LocalDate): number =>
  new Set(entries.filter(({ localDate }) => localDate > addDays(today, -WEEK_DAYS)).map(({ localDate }) => localDate))
    .size;

async function materialOf(
  { readTags, db, cards, turns, thread }: WeeklySummaryDeps,
  actor: PersonWithPlan,
  input: Input,
  today: LocalDate,
): Promise<WeekMaterial> {
  const tags = await readTags(actor, db);
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
  const pieces = proposablePieces(cards(rankedPlanOf(actor.planId)));
  return turns.run(actor.owner.userId, AbortSignal.timeout(WAIT_MS), () =>
    thread.run('weekMaterial', { ...input, today, tagNames, pieces }, AbortSignal.timeout(MATERIAL_MS)),
  );
}

/** Whether the monthly quota allows the summary that was just inserted. The count includes this summary. */
async function hasRoom(tx: Transaction, actor: PersonWithPlan, now: number): Promise<boolean> {
  const limit = PLAN_QUOTAS[actor.planId].insightsPerMonth;
  if (!Number.isFinite(limit)) return true;
  const since = new Date(monthAround(now, actor.quotaTimeZone).start);
  return (await weeklySummaryRepository.countSince(tx, actor.owner, since)) <= limit;
}

/**
 * Returns the external service's text if all its numbers are among the figures; otherwise the local assistant's text.
 * The service gets the figures only, never what comes from notes.
 */
async function word(
  { externalFor, log, local }: WeeklySummaryDeps,
  actor: PersonWithPlan,
  week: WeekMaterial,
  variant: number,
): Promise<Omit<SummaryContent, 'digest'> | null> {
  const { figures } = week;
  const external = await externalFor(actor);
  if (external) {
    const wording = await external.wordInsight(figures, { signal: AbortSignal.timeout(MODEL_MS), variant });
    if (wording.ok && checkInsightNumbers(wording.value, figures).ok)
      return { summary: wording.value, writtenBy: 'external' };
    log.warn({ failure: wording.ok ? 'wrong-number' : wording.failure }, 'insight worded here instead');
  }
  const ours = await local.wordInsight(figures, { signal: AbortSignal.timeout(MODEL_MS), variant, week });
  return ours.ok ? { summary: ours.value, writtenBy: 'local' } : null;
}

const pollingOf = (id: string): SummaryAnswer => ({ pollUrl: `/api/weekly-summary/${id}`, requestId: id });

/** What a request is about: the id of its summary, its instant, ms epoch, and what the summary is written from. */
type Asked = { id: string; now: number; today: LocalDate; input: Input };

async function begin(
  { enqueue }: WeeklySummaryDeps,
  tx: Transaction,
  actor: PersonWithPlan,
  { id, now, today, input }: Asked,
): Promise<Result<SummaryAnswer>> {
  if (!canRequestInsight(daysOfWeek(input, today))) return refuse('WEEKLY_SUMMARY_INSUFFICIENT_DAYS');
  const known = await weeklySummaryRepository.findNewest(tx, actor.owner, today);
  if (known && open(actor, known)?.digest === digestOf(actor, input, today)) {
    const done = present(actor, known);
    if (done) return accept({ done });
  }
  const row = { id, startDate: addDays(today, 1 - WEEK_DAYS), endDate: today, createdAt: new Date(now) };
  // Inserted before the count, because the pending row makes concurrent requests fail, which together could exceed
  // the quota.
  if (!(await weeklySummaryRepository.begin(tx, actor.owner, row))) return refuse('WEEKLY_SUMMARY_PROCESSING');
  if (!(await hasRoom(tx, actor, now)))
    return refuseUntil('WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED', monthAround(now, actor.quotaTimeZone).end, now);
  await enqueue(actor.owner.userId, id, tx);
  return accept(pollingOf(id));
}

/** The answer of an earlier request, as far as its summary is now. */
async function answerOf({ db }: WeeklySummaryDeps, actor: PersonWithPlan, id: string): Promise<Result<SummaryAnswer>> {
  const row = await weeklySummaryRepository.find(db, actor.owner, id);
  if (!row) return refuse('IDEMPOTENT_RESULT_GONE');
  const done = present(actor, row);
  return accept(done ? { done } : pollingOf(id));
}

/** Requests the week's summary. Returns an existing one for the same input without counting it again. */
async function request(
  deps: WeeklySummaryDeps,
  actor: PersonWithPlan,
  repeatable: Repeatable | null,
): Promise<Result<SummaryAnswer>> {
  const [id, now] = [randomUUID(), deps.clock()];
  const today = localDateOf(now, actor.timeZone);
  // Before the transaction, because notes are read in turns of the event loop, for which others would wait with it.
  const input = await readInput(deps.db, actor, today);
  let existing: Result<SummaryAnswer> | null = null;
  const work = async (tx: Transaction): Promise<Result<SummaryAnswer>> => {
    const begun = await begin(deps, tx, actor, { id, now, today, input });
    if (!begun.ok || !('done' in begun.value)) return begun;
    existing = begun;
    // Refused, so that the key is not stored: nothing is created then.
    return refuse('IDEMPOTENT_RESULT_GONE');
  };
  const again = ([first = id]: string[]) => answerOf(deps, actor, first);
  const requested = await onceWithin(deps.db, actor, repeatable, { ids: [id], now }, work, again);
  return existing ?? requested;
}

async function read({ db }: WeeklySummaryDeps, actor: PersonWithPlan, id: string): Promise<Result<SummaryState>> {
  const row = await weeklySummaryRepository.find(db, actor.owner, id);
  if (!row) return refuse('WEEKLY_SUMMARY_NOT_FOUND');
  const done = present(actor, row);
  if (done) return accept({ status: 'completed', message: null, ...done });
  const failed = row.status === 'error';
  return accept({
    status: row.status,
    message: failed ? errorText('WEEKLY_SUMMARY_FAILED') : null,
    requestId: id,
  });
}

/** Writes a requested summary. Idempotent. */
async function write(deps: WeeklySummaryDeps, actor: PersonWithPlan, id: string): Promise<void> {
  const lease = await summaryRows.claim(deps.db, actor.owner, id, deps.clock(), true);
  if (!lease) return;
  let content: SummaryContent | null = null;
  try {
    const row = await weeklySummaryRepository.find(deps.db, actor.owner, id);
    if (!row) return;
    const input = await readInput(deps.db, actor, row.endDate);
    const words = await word(deps, actor, await materialOf(deps, actor, input, row.endDate), row.createdAt.getTime());
    content = words && { ...words, digest: digestOf(actor, input, row.endDate) };
  } finally {
    // An exception is a bug of ours. The summary fails, isn't counted and can be requested again.
    await summaryRows.finish(deps.db, actor.owner, id, lease, {
      status: content ? 'completed' : 'error',
      content: content && WEEKLY_SUMMARY.seal(actor.userKey(), rowIdOf(actor, id), content),
      finishedAt: new Date(deps.clock()),
    });
  }
}

/** Writes weekly summaries. The domain computes the figures; a model writes the text, whose numbers are checked. */
export function weeklySummaryService(deps: WeeklySummaryDeps) {
  return {
    request: request.bind(null, deps),
    read: read.bind(null, deps),
    write: write.bind(null, deps),
  };
}
