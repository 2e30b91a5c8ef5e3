import { describe, expect, it } from 'vitest';
import {
  canAccess,
  DEFAULT_PRICE_CENTS,
  isPaidPlanId,
  isPlanId,
  PLAN_FEATURES,
  PLAN_IDS,
  PLAN_NAMES,
  rankedPlanOf,
} from './plans.ts';

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

  it('premium lists the specified “Gráficos e relatórios avançados”', () => {
    expect(PLAN_FEATURES.premium).toContain('Gráficos e relatórios avançados');
  });

  it('have the specified names, and the default prices that were decided', () => {
    expect(PLAN_NAMES).toMatchObject({ free: 'Grátis', premium: 'Premium' });
    expect(DEFAULT_PRICE_CENTS).toEqual({ free: 0, essencial: 1490, premium: 2990 });
  });

  it('each have a label and a list of features', () => {
    for (const id of PLAN_IDS) {
      expect(PLAN_NAMES[id]).not.toBe('');
      expect(PLAN_FEATURES[id].length).toBeGreaterThan(0);
    }
  });
});
