import { describe, expect, it } from 'vitest';
import { navigationHeightOf, type Platform } from './layout.ts';

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
