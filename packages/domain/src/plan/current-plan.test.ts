import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_CASES, PLAN_CASES_NOW, planRow } from './current-plan.cases.ts';
import { activePlanRow, planIdOf, type UserPlanRow } from './current-plan.ts';
import { PLAN_IDS } from './plans.ts';

const NOW = PLAN_CASES_NOW;
const row = planRow;
const DAY = 86_400_000;

const currentPlanOf = (rows: readonly UserPlanRow[], now: number) => planIdOf(activePlanRow(rows, now));

describe('current plan', () => {
  it.each(PLAN_CASES)('is determined for a person with %s', (_what, rows, expected) => {
    expect(currentPlanOf(rows, NOW)).toBe(expected);
  });

  it('is the free plan if the row names an unknown plan', () => {
    expect(currentPlanOf([row('gold', 1, 20)], NOW)).toBe('free');
  });

  it('is valid until the last millisecond before the period ends', () => {
    expect(currentPlanOf([row('premium', 30, 1 / DAY)], NOW)).toBe('premium');
  });

  it('does not depend on the order of the rows', () => {
    const ages = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 8 });
    const rows = ages.chain((list) =>
      fc.tuple(
        ...list.map((age) =>
          fc
            .tuple(
              fc.constantFrom(...PLAN_IDS),
              fc.option(fc.integer({ min: -40, max: 40 })),
              fc.option(fc.integer({ min: -40, max: 40 })),
            )
            .map(([planId, ends, access]) => row(planId, age, ends, access)),
        ),
      ),
    );
    fc.assert(
      fc.property(rows, (list) => {
        const copy = [...list];
        expect(currentPlanOf([...list].reverse(), NOW)).toBe(currentPlanOf(list, NOW));
        expect(list).toEqual(copy);
        const running = list.filter(({ currentPeriodEnd, accessUntil }) => {
          const end = accessUntil ?? currentPeriodEnd;
          return end === null || end.getTime() > NOW;
        });
        if (running.length === 0) expect(currentPlanOf(list, NOW)).toBe('free');
      }),
    );
  });
});
