import type { ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import { errorText } from '@alento/domain/errors/catalogue';
import { recordRefusalOf } from '@alento/domain/health-record/eligibility';
import { RECORD_DAYS } from '@alento/domain/health-record/limits';
import { recordRangeOf } from '@alento/domain/health-record/record-figures';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { accept, type Result, refuse, refuseUntil } from '@alento/domain/result';
import { addDays, type LocalDate, localDateOf, monthAround } from '@alento/domain/time/local-date';
import type { PersonWithPlan } from '../../access/person.ts';
import type { Runner } from '../../db/database.ts';
import { entryQueries } from '../../entries/read-entries.ts';
import { healthRecordRepository } from './health-record.repository.ts';

/** A record that may be created: its dates, and the first instant of the month in which it counts, ms epoch. */
export type PlannedRecord = {
  dates: { startDate: LocalDate; endDate: LocalDate; createdAt: Date };
  monthStart: number;
};

/** Whether a record can be created now. */
export type Eligibility = ResponseOf<Endpoints['readHealthRecordEligibility']>;

/** Decides whether a person may create a record. */
export function recordEligibility({ clock }: { clock: () => number }) {
  async function readFacts(runner: Runner, actor: PersonWithPlan) {
    const now = clock();
    const today = localDateOf(now, actor.timeZone);
    const windowStart = addDays(today, 1 - RECORD_DAYS);
    const lived = await entryQueries.countDays(runner, actor.owner, { since: windowStart, until: today });
    const month = monthAround(now, actor.quotaTimeZone);
    const createdThisMonth = await healthRecordRepository.countSince(runner, actor.owner, new Date(month.start));
    const isMaking = await healthRecordRepository.isMaking(runner, actor.owner);
    const refusal = recordRefusalOf(actor.planId, { isMaking, days: lived.count, createdThisMonth });
    const range = recordRangeOf(today, windowStart, lived.first);
    return { now, month, createdThisMonth, lived, refusal, range };
  }

  return {
    /** Plans a record, or refuses it. Lock the person's documents first, so that the count stays true. */
    async plan(runner: Runner, actor: PersonWithPlan): Promise<Result<PlannedRecord>> {
      const { now, month, refusal, range } = await readFacts(runner, actor);
      if (refusal === 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED') return refuseUntil(refusal, month.end, now);
      if (refusal) return refuse(refusal);
      const dates = { startDate: range.start, endDate: range.end, createdAt: new Date(now) };
      return accept({ dates, monthStart: month.start });
    },

    async read(runner: Runner, actor: PersonWithPlan): Promise<Eligibility> {
      const { month, createdThisMonth, lived, refusal } = await readFacts(runner, actor);
      const limit = PLAN_QUOTAS[actor.planId].healthRecordsPerMonth;
      return {
        canGenerate: refusal === null,
        reason: refusal && errorText(refusal),
        isPremium: actor.planId === 'premium',
        reasonCode: refusal,
        nextAt: refusal === 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED' ? month.end : null,
        days: lived.count,
        left: Number.isFinite(limit) ? Math.max(0, limit - createdThisMonth) : null,
      };
    },
  };
}
