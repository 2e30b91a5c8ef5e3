import { describe, expect, it } from 'vitest';
import type { PlanId } from '../plan/plans.ts';
import { planPurchase } from './purchase.ts';

const CARD = { planId: 'premium', method: 'card' } as const;
const renewing = { period: 'month', canceledAt: null } as const;
const stopped = { period: 'month', canceledAt: 1 } as const;
const prepaid = { period: '30d', canceledAt: null } as const;

const codeOf = (...args: Parameters<typeof planPurchase>): string => {
  const result = planPurchase(...args);
  return result.ok ? 'allowed' : result.code;
};

describe('a purchase', () => {
  it('is refused to minors, whatever they have', () => {
    expect(codeOf(CARD, { planId: 'free', bought: null }, true)).toBe('CHECKOUT_MINOR');
    expect(codeOf(CARD, { planId: 'premium', bought: renewing }, true)).toBe('CHECKOUT_MINOR');
  });

  it.each<
    [
      string,
      typeof CARD | { planId: 'essencial' | 'premium'; method: 'card' | 'pix' },
      PlanId,
      typeof renewing | typeof stopped | typeof prepaid | null,
      string,
    ]
  >([
    ['on the free plan', CARD, 'free', null, 'allowed'],
    ['of a more expensive plan than a granted one', CARD, 'essencial', null, 'allowed'],
    ['of a granted plan', CARD, 'premium', null, 'PLAN_INCLUDED'],
    ['of an included plan', { planId: 'essencial', method: 'card' }, 'premium', renewing, 'PLAN_INCLUDED'],
    ['of a more expensive plan than a subscription', CARD, 'essencial', renewing, 'SUBSCRIPTION_RENEWS'],
    ['by Pix beside the same subscription', { planId: 'premium', method: 'pix' }, 'premium', renewing, 'PLAN_INCLUDED'],
    [
      'by Pix beside a cheaper subscription',
      { planId: 'premium', method: 'pix' },
      'essencial',
      renewing,
      'SUBSCRIPTION_RENEWS',
    ],
    ['by Pix after a stopped subscription', { planId: 'premium', method: 'pix' }, 'premium', stopped, 'allowed'],
    ['by card during a stopped subscription', CARD, 'premium', stopped, 'PLAN_INCLUDED'],
    ['that extends a prepaid plan', { planId: 'premium', method: 'pix' }, 'premium', prepaid, 'allowed'],
    [
      'by Pix of a cheaper plan than a prepaid one',
      { planId: 'essencial', method: 'pix' },
      'premium',
      prepaid,
      'PLAN_INCLUDED',
    ],
    ['of a more expensive plan than a prepaid one', CARD, 'essencial', prepaid, 'allowed'],
  ])('%s', (_what, offer, planId, bought, expected) => {
    expect(codeOf(offer, { planId, bought }, false)).toBe(expected);
  });
});
