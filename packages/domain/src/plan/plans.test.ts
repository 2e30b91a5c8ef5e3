import { describe, expect, it } from 'vitest';
import { canAccess, isPaidPlanId, isPlanId, PLAN_IDS, rankedPlanOf } from './plans.ts';

describe('canAccess()', () => {
  it.each([
    ['basic', 'basic', true],
    ['basic', 'essential', false],
    ['basic', 'premium', false],
    ['essential', 'basic', true],
    ['essential', 'essential', true],
    ['essential', 'premium', false],
    ['premium', 'basic', true],
    ['premium', 'essential', true],
    ['premium', 'premium', true],
  ] as const)('for a person with the plan %s and content that requires %s is %s', (current, required, expected) => {
    expect(canAccess(current, required)).toBe(expected);
  });
});

describe('billing names of plans', () => {
  it('correspond to different ranks', () => {
    expect(PLAN_IDS.map(rankedPlanOf)).toEqual(['basic', 'essential', 'premium']);
  });

  it('are the only names that isPlanId() accepts', () => {
    expect(PLAN_IDS.every(isPlanId)).toBe(true);
    for (const other of ['basic', 'essential', 'Premium', '', 'toString', '__proto__']) {
      expect(isPlanId(other)).toBe(false);
    }
  });

  it('are all sold, except the free plan', () => {
    expect(PLAN_IDS.filter(isPaidPlanId)).toEqual(['essencial', 'premium']);
    for (const other of ['basic', 'Premium', '', '__proto__']) expect(isPaidPlanId(other)).toBe(false);
  });
});
