import type { Analytics, AnalyticsDetail } from '@alento/contract/analytics';
import { detailOf } from '@alento/domain/analytics/detail';
import type { AnalyticsEntry } from '@alento/domain/analytics/entry';
import { YEAR_DAYS } from '@alento/domain/analytics/limits';
import { overviewOf } from '@alento/domain/analytics/overview';
import {
  type AnalyticsPeriod,
  canSeeDetail,
  canSeePeriod,
  type DayRange,
  previousRangeOf,
} from '@alento/domain/analytics/period';
import { rankedPlanOf } from '@alento/domain/plan/plans';
import { accept, type Result, refuse } from '@alento/domain/result';
import { addDays, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../http/actor.ts';
import { presentDetail } from './analytics.presenter.ts';
import { analyticsRepository } from './analytics.repository.ts';

export type AnalyticsService = ReturnType<typeof analyticsService>;

/** How the moods of a period were, as far as the plan shows it (decision D9a). */
export function analyticsService({ db, clock }: { db: Database; clock: () => number }) {
  const repository = analyticsRepository(db);

  /** The overview reaches back to the period before, the year in pixels a year; `all` is not even cut off today. */
  function readRangeOf(period: AnalyticsPeriod, today: LocalDate, withYear: boolean): DayRange | null {
    const previous = previousRangeOf(period, today);
    if (previous === null) return null;
    const yearStart = addDays(today, 1 - YEAR_DAYS);
    return { start: withYear && yearStart < previous.start ? yearStart : previous.start, end: today };
  }

  async function readDetail(
    actor: Actor,
    entries: readonly AnalyticsEntry[],
    period: AnalyticsPeriod,
    today: LocalDate,
  ): Promise<AnalyticsDetail> {
    const detail = detailOf(entries, period, today, await repository.listTagIds(actor.owner));
    const dates = [...detail.bestDays, ...detail.hardestDays].map(({ date }) => date);
    const rows = dates.length > 0 ? await repository.listNoted(actor.owner, dates) : [];
    return presentDetail(detail, rows, actor.owner.userId, actor.userKey());
  }

  return {
    async read(actor: Actor, period: AnalyticsPeriod): Promise<Result<Analytics>> {
      const plan = rankedPlanOf(actor.planId);
      if (!canSeePeriod(plan, period)) return refuse('PLAN_REQUIRED');
      const today = localDateOf(clock(), actor.timeZone);
      if (!canSeeDetail(plan)) {
        const scores = await repository.listScores(actor.owner, readRangeOf(period, today, false));
        return accept({ ...overviewOf(scores, period, today), detail: null });
      }
      const entries = await repository.listEntries(actor.owner, readRangeOf(period, today, true));
      const detail = await readDetail(actor, entries, period, today);
      return accept({ ...overviewOf(entries, period, today), detail });
    },
  };
}
