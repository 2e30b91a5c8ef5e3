import type { UserPlanRow } from './current-plan.ts';
import type { PlanId } from './plans.ts';

/** The current time of the test cases, ms epoch. */
export const PLAN_CASES_NOW = Date.parse('2026-11-21T15:00:00Z');
const DAY = 86_400_000;

const inDays = (days: number | null) => (days === null ? null : new Date(PLAN_CASES_NOW + days * DAY));

/**
 * A row that was created `age` days ago and whose period ends in `ends` days; null means no end. `access` is the end of
 * access in days, if it is another time.
 */
export const planRow = (
  planId: string,
  age: number,
  ends: number | null,
  access: number | null = null,
): UserPlanRow => ({
  planId,
  createdAt: new Date(PLAN_CASES_NOW - age * DAY),
  currentPeriodEnd: inDays(ends),
  accessUntil: inDays(access),
});

/**
 * Plan rows of a person, and the resulting plan. The cases test the domain's rule and the SQL that implements the same
 * rule.
 */
export const PLAN_CASES: readonly (readonly [what: string, rows: readonly UserPlanRow[], plan: PlanId])[] = [
  ['no plan', [], 'free'],
  ['an active plan', [planRow('premium', 1, 29)], 'premium'],
  ['an active plan without an end', [planRow('essencial', 400, null)], 'essencial'],
  ['an expired plan', [planRow('premium', 31, -1)], 'free'],
  ['a plan that ends now', [planRow('premium', 30, 0)], 'free'],
  ['a newer and an older active plan', [planRow('premium', 9, 20), planRow('essencial', 1, 20)], 'essencial'],
  [
    'a newer and an older active plan, in another order',
    [planRow('essencial', 1, 20), planRow('premium', 9, 20)],
    'essencial',
  ],
  ['a newer expired and an older active plan', [planRow('premium', 1, -0.5), planRow('essencial', 9, 20)], 'essencial'],
  ['a renewal that may still be paid', [planRow('premium', 32, -2, 5)], 'premium'],
  ['a renewal that was not paid in time', [planRow('premium', 39, -9, -2)], 'free'],
  ['a refunded plan', [planRow('premium', 3, 27, -1)], 'free'],
  ['a plan refunded just now', [planRow('premium', 3, 27, 0)], 'free'],
  [
    'a newer refunded and an older active plan',
    [planRow('premium', 1, 29, -0.5), planRow('essencial', 9, 20)],
    'essencial',
  ],
  ['a newer free and an older paid plan', [planRow('free', 1, null), planRow('premium', 9, 20)], 'free'],
  [
    'several expired plans',
    [planRow('premium', 90, -60), planRow('essencial', 60, -30), planRow('premium', 30, -1)],
    'free',
  ],
];
