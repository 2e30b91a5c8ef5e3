import { describe, expect, it } from 'vitest';
import type { RankedPlan } from '../plan/plans.ts';
import { AD_FREE_SCREENS, adPlacementFor, mayUseAdNetwork } from './ad-placement.ts';
import { navigationHeightOf, type Platform } from './layout.ts';
import { playerPlaceOf, positionToKeep } from './player.ts';

const android = (androidVersion: number | null): Platform => ({ os: 'android', androidVersion });

describe('navigationHeightOf()', () => {
  it.each([
    ['web', { os: 'web' }, 70],
    ['iOS', { os: 'ios' }, 68],
    ['Android 15', android(15), 68],
    ['Android 13', android(13), 68],
    ['Android 12', android(12), 66],
    ['Android 10', android(10), 66],
    ['Android 9', android(9), 64],
    ['Android 8.1', android(8.1), 64],
    ['Android without a version', android(null), 66],
    ['Android with an invalid version', android(Number.NaN), 66],
  ] satisfies [string, Platform, number][])(
    'returns the height of the specification for %s',
    (_where, platform, height) => {
      expect(navigationHeightOf(platform)).toBe(height);
    },
  );
});

describe('playerPlaceOf() (core §2)', () => {
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
  ])('for a position %s (%d s of %s s) returns %s', (_when, position, duration, kept) => {
    expect(positionToKeep(position, duration)).toBe(kept);
  });
});

const PLANS: readonly RankedPlan[] = ['basic', 'essential', 'premium'];

describe('adPlacementFor (decision D10)', () => {
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

describe('mayUseAdNetwork (decision D10)', () => {
  it('is true only in the library with consent', () => {
    expect(mayUseAdNetwork('content', true)).toBe(true);
    expect(mayUseAdNetwork('content', false)).toBe(false);
    for (const screen of ['ordinary', ...AD_FREE_SCREENS] as const) expect(mayUseAdNetwork(screen, true)).toBe(false);
  });
});
