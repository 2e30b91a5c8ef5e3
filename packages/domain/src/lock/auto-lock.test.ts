import { expect, it } from 'vitest';
import { isAwayMinutes, wasAwayTooLong } from './auto-lock.ts';

const NOW = Date.UTC(2026, 2, 10, 3);

it('locks from the last millisecond of the time on', () => {
  expect(wasAwayTooLong(NOW, NOW + 59_999, 1)).toBe(false);
  expect(wasAwayTooLong(NOW, NOW + 60_000, 1)).toBe(true);
  expect(wasAwayTooLong(NOW, NOW, 0)).toBe(true);
});

it('locks if the clock was set back meanwhile', () => {
  expect(wasAwayTooLong(NOW, NOW - 1, 15)).toBe(true);
});

it('knows the choices', () => {
  expect([0, 1, 5, 15].every(isAwayMinutes)).toBe(true);
  expect([2, '1', null, undefined].some(isAwayMinutes)).toBe(false);
});
