import { describe, expect, it } from 'vitest';
import type { RankedPlan } from '../plan/plans.ts';
import { AD_FREE_SCREENS, adPlacementFor } from './ad-placement.ts';

const PLANS: readonly RankedPlan[] = ['basic', 'essential', 'premium'];

describe('adPlacementFor (decision D10)', () => {
  it.each([
    ['basic', ['below-content']],
    ['essential', ['header-footer', 'in-content']],
    ['premium', []],
  ] as const)('%s on an ordinary screen', (plan, slots) => {
    expect(adPlacementFor(plan, 'ordinary', false)).toEqual(slots);
    expect(adPlacementFor(plan, 'ordinary', true)).toEqual([]);
  });

  it.each(PLANS.flatMap((plan) => AD_FREE_SCREENS.map((screen) => [plan, screen] as const)))(
    'nothing for %s on %s',
    (plan, screen) => {
      expect(adPlacementFor(plan, screen, false)).toEqual([]);
    },
  );

  it('keeps free what the decision names', () => {
    expect(AD_FREE_SCREENS).toEqual(expect.arrayContaining(['chat', 'records', 'onboarding', 'screening', 'crisis']));
  });
});
