import { describe, expect, it } from 'vitest';
import { pullOf } from './gestures.ts';

describe('pullOf()', () => {
  it.each([
    [-30, { distance: 0, progress: 0, ready: false }],
    [0, { distance: 0, progress: 0, ready: false }],
    [66.9, { distance: 66.9, progress: 66.9 / 67, ready: false }],
    [67, { distance: 67, progress: 1, ready: true }],
    [95, { distance: 95, progress: 1, ready: true }],
    [400, { distance: 95, progress: 1, ready: true }],
  ])('returns distance and progress for a finger that moved by %d px', (moved, pull) => {
    expect(pullOf(moved)).toEqual(pull);
  });
});
