import type { PlanId } from '../plan/plans.ts';
import { PLAN_QUOTAS } from '../plan/quotas.ts';
import { RECORD_MIN_DAYS } from './limits.ts';

/** Why a record can't be made. */
export type RecordRefusal =
  | 'HEALTH_RECORD_PROCESSING'
  | 'HEALTH_RECORD_INSUFFICIENT_DAYS'
  | 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED';

/**
 * Whether a person may make another record; null if they may. A record that is being made comes first, then the diary,
 * then the quota: the reason that the person can act on precedes the one that only time removes.
 *
 * @param createdThisMonth records of the calendar month that did not fail.
 * @param days days with entries within the period of a record.
 */
export function recordRefusalOf(
  planId: PlanId,
  { isMaking, days, createdThisMonth }: { isMaking: boolean; days: number; createdThisMonth: number },
): RecordRefusal | null {
  if (isMaking) return 'HEALTH_RECORD_PROCESSING';
  if (days < RECORD_MIN_DAYS) return 'HEALTH_RECORD_INSUFFICIENT_DAYS';
  return createdThisMonth >= PLAN_QUOTAS[planId].healthRecordsPerMonth ? 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED' : null;
}
