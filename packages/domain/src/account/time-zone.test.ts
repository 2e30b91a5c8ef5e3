import { expect, it } from 'vitest';
import { timeZoneChangeableAt } from './session.ts';

const CHANGED = Date.parse('2026-03-14T15:00:00Z');
const DAY = 86_400_000;

it.each([
  ['was never changed', null, CHANGED, null],
  ['was changed now', CHANGED, CHANGED, CHANGED + DAY],
  ['was changed one millisecond less than a day ago', CHANGED, CHANGED + DAY - 1, CHANGED + DAY],
  ['was changed a day ago', CHANGED, CHANGED + DAY, null],
  // If the server's clock was set back, the wait still ends a day after the stored change.
  ['was changed at a time that is now in the future', CHANGED, CHANGED - DAY, CHANGED + DAY],
])('timeZoneChangeableAt() for a time zone that %s returns %s', (_, changedAt, now, expected) => {
  expect(timeZoneChangeableAt(changedAt, now)).toBe(expected);
});
