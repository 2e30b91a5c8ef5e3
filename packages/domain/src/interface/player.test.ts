import { describe, expect, it } from 'vitest';
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
  ])('for a position %s (%d s of %s s) returns %s', (_when, position, duration, kept) => {
    expect(positionToKeep(position, duration)).toBe(kept);
  });
});
