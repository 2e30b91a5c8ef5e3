import { HOUR_MS } from '@alento/domain/time/local-date';
import { afterEach, expect, it } from 'vitest';
import { withClock } from '../../testing/clock.ts';
import { clockSkew, compareClock } from './clock-skew.ts';

const NOW = Date.parse('2026-11-14T11:00:00Z');
const at = (ms: number): string => new Date(ms).toUTCString();

const clock = withClock(NOW);
afterEach(() => compareClock(at(NOW), NOW));

it.each<[string, string | null, number]>([
  ['400 days behind', at(NOW + 400 * 24 * HOUR_MS), 400 * 24 * HOUR_MS],
  ['two days ahead', at(NOW - 48 * HOUR_MS), -48 * HOUR_MS],
  ['an hour behind, as after a summer time that was set by hand', at(NOW + HOUR_MS), 0],
  ['an hour ahead', at(NOW - HOUR_MS), 0],
  ['of an unknown difference, because the response has no date', null, 0],
  ['of an unknown difference, because the date can’t be read', 'ontem', 0],
])('clockSkew tells the difference to the server for a clock %s', (_, date, skew) => {
  compareClock(date, NOW);
  expect(clockSkew()).toBe(skew);
});

it('a clock is not wrong if the device slept between the request and its response', () => {
  compareClock(at(NOW - 9 * HOUR_MS), NOW - 10 * HOUR_MS);
  expect(clockSkew()).toBe(0);
});

it('a clock that was set since the comparison is not judged before the next response', () => {
  compareClock(at(NOW - 48 * HOUR_MS), NOW);
  expect(clockSkew()).toBe(-48 * HOUR_MS);
  clock.at = NOW - 48 * HOUR_MS;
  expect(clockSkew()).toBe(0);
  compareClock(at(NOW - 48 * HOUR_MS), NOW - 48 * HOUR_MS);
  expect(clockSkew()).toBe(0);
});

it('a clock that was corrected is right from the next response on; a response without a date changes nothing', () => {
  compareClock(at(NOW + 9 * HOUR_MS), NOW);
  compareClock(null, NOW);
  expect(clockSkew()).toBe(9 * HOUR_MS);
  compareClock(at(NOW), NOW);
  expect(clockSkew()).toBe(0);
});
