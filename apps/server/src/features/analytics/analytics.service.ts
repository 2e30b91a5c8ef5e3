import type { Analytics, AnalyticsDetail } from '@alento/contract/analytics';
import type { Detail } from '@alento/domain/analytics/detail';
import { NOTABLE_NOTES, YEAR_DAYS } from '@alento/domain/analytics/limits';
import {
  type AnalyticsPeriod,
  canSeeDetail,
  canSeePeriod,
  type DayRange,
  previousRangeOf,
} from '@alento/domain/analytics/period';
import type { DayAverage } from '@alento/domain/mood-entry/day-averages';
import { rankedPlanOf } from '@alento/domain/plan/plans';
import { accept, type Result, refuse } from '@alento/domain/result';
import { addDays, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { eq } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { PersonWithPlan } from '../../access/person.ts';
import type { Database, Store } from '../../db/database.ts';
import { tags } from '../../db/schema/tag.ts';
import type { SizedRow } from '../../entries/entry.ts';
import { readNotes } from '../../entries/entry-batches.ts';
import { entryQueries } from '../../entries/read-entries.ts';
import { inTime, type Turns } from '../../work-thread/turns.ts';
import type { WorkThread } from '../../work-thread/work-thread.ts';

type NotableDay = AnalyticsDetail['bestDays'][number];

/** At most three of the entries of one of the best or hardest days, those with a note first. */
function chosenOf(day: DayAverage, rows: readonly SizedRow[]): SizedRow[] {
  const ofDay = rows.filter(({ localDate }) => localDate === day.date);
  const noted = ofDay.filter(({ noteBytes }) => noteBytes > 0);
  return [...noted, ...ofDay.filter(({ noteBytes }) => noteBytes === 0)].slice(0, NOTABLE_NOTES);
}

const presentDay = (day: DayAverage, chosen: readonly SizedRow[], notes: ReadonlyMap<string, string>): NotableDay => ({
  date: day.date,
  average: day.average,
  entries: day.count,
  notes: chosen.map(({ id, score, recordedAt }) => ({
    ...{ id, score, timestamp: recordedAt.getTime() },
    note: notes.get(id) ?? '',
  })),
});

async function listTagIds(db: Database, owner: Owner): Promise<Set<string>> {
  const rows = await db.select({ id: tags.id }).from(tags).where(eq(tags.userId, owner.userId));
  return new Set(rows.map(({ id }) => id));
}

type Deps = Store & { thread: WorkThread; turns: Turns };
export type AnalyticsService = ReturnType<typeof analyticsService>;

/** Timeout of an analysis, ms. */
const ANALYSIS_MS = 20_000;
/** Maximum number of entries read for the best and hardest days together. */
const NOTED_MAX = 500;

/** Statistics of the moods of a period, limited by the plan. Computed on a worker thread. */
export function analyticsService({ db, clock, thread, turns }: Deps) {
  /**
   * The range of days whose entries are read. It includes the previous period and, for the year in pixels, a whole
   * year. Null for the period `all`, which includes entries dated tomorrow: they exist after travelling west.
   */
  function readRangeOf(period: AnalyticsPeriod, today: LocalDate): DayRange | null {
    const previous = previousRangeOf(period, today);
    if (previous === null) return null;
    const yearStart = addDays(today, 1 - YEAR_DAYS);
    return { start: yearStart < previous.start ? yearStart : previous.start, end: today };
  }

  /** The API's representation of the detail. Decrypts the notes of the best and hardest days. */
  async function presentDetail(actor: PersonWithPlan, detail: Detail): Promise<AnalyticsDetail> {
    const { weekdays, timesOfDay, rhythm, bestDays, hardestDays, influences } = detail;
    const days = [...bestDays, ...hardestDays];
    const dates = days.map(({ date }) => date);
    const rows = dates.length > 0 ? await entryQueries.listSizedOn(db, actor.owner, dates, NOTED_MAX) : [];
    const ids = days.flatMap((day) => chosenOf(day, rows)).map(({ id }) => id);
    const notes = await readNotes(db, actor, [...new Set(ids)]);
    const present = (day: DayAverage) => presentDay(day, chosenOf(day, rows), notes);
    return {
      ...{ weekdays, timesOfDay, rhythm, influences },
      bestDays: bestDays.map(present),
      hardestDays: hardestDays.map(present),
    };
  }

  async function analyse(actor: PersonWithPlan, period: AnalyticsPeriod, withDetail: boolean, signal: AbortSignal) {
    const today = localDateOf(clock(), actor.timeZone);
    const range = readRangeOf(period, today);
    const rows = await entryQueries.listAllScored(
      db,
      actor.owner,
      range ? { since: range.start, until: range.end } : {},
    );
    const entries = rows.map(({ id: _id, ...entry }) => entry);
    const tagIds = withDetail ? await listTagIds(db, actor.owner) : null;
    return thread.run('analyse', { entries, period, today, tagIds }, signal);
  }

  return {
    async read(actor: PersonWithPlan, period: AnalyticsPeriod): Promise<Result<Analytics>> {
      const plan = rankedPlanOf(actor.planId);
      if (!canSeePeriod(plan, period)) return refuse('PLAN_REQUIRED');
      const signal = AbortSignal.timeout(ANALYSIS_MS);
      const analysis = turns.run(actor.owner.userId, signal, () => analyse(actor, period, canSeeDetail(plan), signal));
      const analysed = await inTime('UNAVAILABLE', analysis);
      if (!analysed.ok) return analysed;
      const { overview, detail } = analysed.value;
      return accept({ ...overview, detail: detail && (await presentDetail(actor, detail)) });
    },
  };
}
