import type { UserPlanRow } from './current-plan.ts';
import type { PlanId } from './plans.ts';

/** The current time of the test cases, ms epoch. */
export const PLAN_CASES_NOW = Date.parse('2026-11-21T15:00:00Z');
const DAY = 86_400_000;

/** A row that was created `age` days ago and ends in `ends` days; null means no end. */
export const planRow = (planId: string, age: number, ends: number | null): UserPlanRow => ({
  planId,
  createdAt: new Date(PLAN_CASES_NOW - age * DAY),
  currentPeriodEnd: ends === null ? null : new Date(PLAN_CASES_NOW + ends * DAY),
});

/**
 * Rows of a person, with the plan they give (decision D29). Used to test the domain rule and the equivalent
 * SQL.
 */
export const PLAN_CASES: readonly (readonly [what: string, rows: readonly UserPlanRow[], plan: PlanId])[] = [
  ['nothing', [], 'free'],
  ['a running plan', [planRow('premium', 1, 29)], 'premium'],
  ['a plan without end', [planRow('essencial', 400, null)], 'essencial'],
  ['a plan that ran out', [planRow('premium', 31, -1)], 'free'],
  ['a plan that ends at this very moment', [planRow('premium', 30, 0)], 'free'],
  ['a newer plan over an older one', [planRow('premium', 9, 20), planRow('essencial', 1, 20)], 'essencial'],
  ['the same, the other way round', [planRow('essencial', 1, 20), planRow('premium', 9, 20)], 'essencial'],
  ['an older one that still runs', [planRow('premium', 1, -0.5), planRow('essencial', 9, 20)], 'essencial'],
  ['a row of the free plan over one that was paid', [planRow('free', 1, null), planRow('premium', 9, 20)], 'free'],
  [
    'many that ran out',
    [planRow('premium', 90, -60), planRow('essencial', 60, -30), planRow('premium', 30, -1)],
    'free',
  ],
];
