import { describe, expect, it } from 'vitest';
import type { RankedPlan } from '../plan/plans.ts';
import { AD_FREE_SCREENS, adPlacementFor, mayUseAdNetwork } from './ad-placement.ts';
import { playerPlaceOf, positionToKeep } from './player.ts';

describe('playerPlaceOf()', () => {
  it.each([
    ['a small screen', { os: 'web' }, false, 'bottom'],
    ['a large screen', { os: 'web' }, true, 'top'],
    ['an iPhone', { os: 'ios' }, false, 'top'],
    ['an Android', { os: 'android', androidVersion: 14 }, false, 'top'],
  ] as const)('for %s returns %s', (_where, platform, isLarge, place) => {
    expect(playerPlaceOf(platform, isLarge)).toBe(place);
  });
});

describe('positionToKeep()', () => {
  it.each([
    ['near the start', 4.9, 300, null],
    ['in the middle', 80.7, 300, 80],
    ['near the end', 295.1, 300, null],
    ['at the end', 300, 300, null],
    ['in an audio of unknown length', 80.7, null, 80],
  ])('for a position %s (%d s of %s s) returns %s', (_when, position, duration, expected) => {
    expect(positionToKeep(position, duration)).toBe(expected);
  });
});

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
