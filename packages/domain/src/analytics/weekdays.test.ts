import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, localDateOf, weekdayOf } from '../time/local-date.ts';
import { weekdaysOf } from './weekdays.ts';

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

it('weekdaysOf() counts a late Saturday evening in São Paulo as Saturday, though it is Sunday in UTC', () => {
  const lateEvening = Date.parse('2026-03-15T02:30:00Z'); // Saturday, 23:30 local time
  const localDate = localDateOf(lateEvening, 'America/Sao_Paulo');
  expect(weekdaysOf([{ localDate, score: 3 }]).findIndex(({ entries }) => entries > 0)).toBe(6);
});

it('weekdaysOf() counts a leap day on its own weekday', () => {
  expect(weekdaysOf([{ localDate: '2024-02-29', score: 3 }]).findIndex(({ entries }) => entries > 0)).toBe(4);
});

it('weekdaysOf() counts every entry once, on the weekday of its local date', () => {
  const entry = fc.record({
    localDate: fc.integer({ min: 0, max: 800 }).map((days) => addDays(SUNDAY, days)),
    score: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 60 }), (entries) => {
      for (const { weekday, average, entries: count } of weekdaysOf(entries)) {
        expect(count).toBe(entries.filter(({ localDate }) => weekdayOf(localDate) === weekday).length);
        expect(average === null).toBe(count < 3);
      }
    }),
  );
});
