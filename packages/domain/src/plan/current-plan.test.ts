import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activePlanRow, planIdOf, type UserPlanRow } from './current-plan.ts';
import { PLAN_IDS } from './plans.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const DAY = 86_400_000;

/** A row created `age` days ago that ends in `ends` days; null never does. */
const row = (planId: string, age: number, ends: number | null): UserPlanRow => ({
  planId,
  createdAt: new Date(NOW - age * DAY),
  currentPeriodEnd: ends === null ? null : new Date(NOW + ends * DAY),
});

const currentPlanOf = (rows: readonly UserPlanRow[], now: number) => planIdOf(activePlanRow(rows, now));

describe('the plan in force', () => {
  it.each([
    ['nothing', [], 'free'],
    ['a running plan', [row('premium', 1, 29)], 'premium'],
    ['a plan without end', [row('essencial', 400, null)], 'essencial'],
    ['a plan that ran out', [row('premium', 31, -1)], 'free'],
    ['a plan that ends at this very moment', [row('premium', 30, 0)], 'free'],
    ['a newer plan over an older one', [row('premium', 9, 20), row('essencial', 1, 20)], 'essencial'],
    ['the same, the other way round', [row('essencial', 1, 20), row('premium', 9, 20)], 'essencial'],
    ['an older one that still runs', [row('premium', 1, -0.5), row('essencial', 9, 20)], 'essencial'],
    ['a name nobody knows', [row('gold', 1, 20)], 'free'],
  ] as const)('%s', (_what, rows, expected) => {
    expect(currentPlanOf(rows, NOW)).toBe(expected);
  });

  it('holds one millisecond before the period ends', () => {
    expect(currentPlanOf([row('premium', 30, 1 / DAY)], NOW)).toBe('premium');
  });

  it('does not depend on the order of rows, and leaves them alone', () => {
    const ages = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 8 });
    const rows = ages.chain((list) =>
      fc.tuple(
        ...list.map((age) =>
          fc
            .tuple(fc.constantFrom(...PLAN_IDS), fc.option(fc.integer({ min: -40, max: 40 })))
            .map(([planId, ends]) => row(planId, age, ends)),
        ),
      ),
    );
    fc.assert(
      fc.property(rows, (list) => {
        const given = [...list];
        expect(currentPlanOf([...list].reverse(), NOW)).toBe(currentPlanOf(list, NOW));
        expect(list).toEqual(given);
        const running = list.filter(({ currentPeriodEnd: end }) => end === null || end.getTime() > NOW);
        if (running.length === 0) expect(currentPlanOf(list, NOW)).toBe('free');
      }),
    );
  });
});
