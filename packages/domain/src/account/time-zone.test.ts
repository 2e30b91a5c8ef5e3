import { expect, it } from 'vitest';
import { timeZoneChangeableAt } from './time-zone.ts';

const CHANGED = Date.parse('2026-03-14T15:00:00Z');
const DAY = 86_400_000;

it.each([
  ['never changed', null, CHANGED, null],
  ['changed this moment', CHANGED, CHANGED, CHANGED + DAY],
  ['changed one millisecond less than a day ago', CHANGED, CHANGED + DAY - 1, CHANGED + DAY],
  ['changed a day ago', CHANGED, CHANGED + DAY, null],
  // If the server's clock was set back, the wait is still a day from the stored change.
  ['changed in what is now the future', CHANGED, CHANGED - DAY, CHANGED + DAY],
])('a time zone that was %s may change at %s', (_, changedAt, now, expected) => {
  expect(timeZoneChangeableAt(changedAt, now)).toBe(expected);
});
