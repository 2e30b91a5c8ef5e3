import { describe, expect, it } from 'vitest';
import { canAccess, isPaidPlanId, isPlanId, PLAN_FEATURES, PLAN_IDS, PLAN_NAMES, rankedPlanOf } from './plans.ts';

describe('canAccess', () => {
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
  ] as const)('%s opens what asks for %s: %s', (current, required, expected) => {
    expect(canAccess(current, required)).toBe(expected);
  });
});

describe('plan names', () => {
  it('maps each billing name to a different rank', () => {
    expect(PLAN_IDS.map(rankedPlanOf)).toEqual(['basic', 'essential', 'premium']);
  });

  it('accepts billing names only', () => {
    expect(PLAN_IDS.every(isPlanId)).toBe(true);
    for (const other of ['basic', 'essential', 'Premium', '', 'toString', '__proto__']) {
      expect(isPlanId(other)).toBe(false);
    }
  });

  it('sells every plan except the free one', () => {
    expect(PLAN_IDS.filter(isPaidPlanId)).toEqual(['essencial', 'premium']);
    for (const other of ['basic', 'Premium', '', '__proto__']) expect(isPaidPlanId(other)).toBe(false);
  });

  it('has a label and a list of features for each plan', () => {
    for (const id of PLAN_IDS) {
      expect(PLAN_NAMES[id]).not.toBe('');
      expect(PLAN_FEATURES[id].length).toBeGreaterThan(0);
    }
  });
});
