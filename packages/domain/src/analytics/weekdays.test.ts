import { expect, it } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { weekdaysOf } from './figure.ts';

const SUNDAY = '2026-03-08';

it('weekdaysOf() starts with Sunday, and returns an average only for weekdays with at least three entries', () => {
  const entries = [
    ...[1, 2, 3].map((score, week) => ({ localDate: addDays(SUNDAY, week * 7), score })),
    ...[5, 5].map((score) => ({ localDate: addDays(SUNDAY, 6), score })),
  ];
  const weekdays = weekdaysOf(entries);
  expect(weekdays.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(weekdays[0]).toEqual({ weekday: 0, average: 2, entries: 3, days: 3 });
  expect(weekdays[1]).toEqual({ weekday: 1, average: null, entries: 0, days: 0 });
  expect(weekdays[6]).toEqual({ weekday: 6, average: null, entries: 2, days: 1 });
});
