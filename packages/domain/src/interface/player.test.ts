import { describe, expect, it } from 'vitest';
import { playerPlaceOf, positionToKeep } from './player.ts';

describe('the place of the player (core §2)', () => {
  it.each([
    ['a small screen', { os: 'web' }, false, 'bottom'],
    ['a large screen', { os: 'web' }, true, 'top'],
    ['an iPhone', { os: 'ios' }, false, 'top'],
    ['an Android', { os: 'android', androidVersion: 14 }, false, 'top'],
  ] as const)('%s', (_where, platform, isLarge, place) => {
    expect(playerPlaceOf(platform, isLarge)).toBe(place);
  });
});

describe('positionToKeep', () => {
  it.each([
    ['just started', 4.9, 300, null],
    ['in the middle', 80.7, 300, 80],
    ['almost at its end', 295.1, 300, null],
    ['at its end', 300, 300, null],
    ['of unknown length', 80.7, null, 80],
  ])('keeps or drops the position of an audio that is %s', (_when, position, duration, kept) => {
    expect(positionToKeep(position, duration)).toBe(kept);
  });
});
