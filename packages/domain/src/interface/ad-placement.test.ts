import { describe, expect, it } from 'vitest';
import type { RankedPlan } from '../plan/plans.ts';
import { AD_FREE_SCREENS, adPlacementFor, mayUseAdNetwork } from './ad-placement.ts';

const PLANS: readonly RankedPlan[] = ['basic', 'essential', 'premium'];

describe('adPlacementFor', () => {
  it.each([
    ['basic', ['below-content']],
    ['essential', ['header-footer', 'in-content']],
    ['premium', []],
  ] as const)('for the plan %s returns the positions %j, and no position for a minor', (plan, slots) => {
    for (const screen of ['ordinary', 'content'] as const) {
      expect(adPlacementFor(plan, screen, false)).toEqual(slots);
      expect(adPlacementFor(plan, screen, true)).toEqual([]);
    }
  });

  it.each(PLANS.flatMap((plan) => AD_FREE_SCREENS.map((screen) => [plan, screen] as const)))(
    'returns no position for the plan %s on the screen %s',
    (plan, screen) => {
      expect(adPlacementFor(plan, screen, false)).toEqual([]);
    },
  );
});

describe('mayUseAdNetwork', () => {
  it('is true only in the library with consent', () => {
    expect(mayUseAdNetwork('content', true)).toBe(true);
    expect(mayUseAdNetwork('content', false)).toBe(false);
    for (const screen of ['ordinary', ...AD_FREE_SCREENS] as const) expect(mayUseAdNetwork(screen, true)).toBe(false);
  });
});
