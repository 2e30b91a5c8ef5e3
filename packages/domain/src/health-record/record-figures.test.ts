import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAverages } from '../mood-entry/day-averages.ts';
import { addDays } from '../time/local-date.ts';
import { entriesFrom, entryOn } from './examples.harness.ts';
import { RECORD_DAYS } from './limits.ts';
import { courseOf, recordFiguresOf, recordRangeOf } from './record-figures.ts';

const NO_TAGS = new Map<string, string>();
const WEEK = { start: '2026-02-26', end: '2026-03-04' };

describe('recordFiguresOf()', () => {
  it('computes the moods of a period across the end of a month', () => {
    const entries = [...entriesFrom('2026-02-26', [1, 1, 4, null, 3, 5, 4]), entryOn('2026-03-04', 2, { hour: 20 })];
    const { start, end, moods } = recordFiguresOf(entries, WEEK, NO_TAGS);
    expect({ start, end }).toEqual(WEEK);
    expect(moods).toMatchObject({
      entries: 7,
      days: 6,
      periodDays: 7,
      average: 20 / 7,
      trend: 'Estável',
      course: { before: 2, after: 11 / 3, secondHalfStart: '2026-03-02' },
      bestDay: { date: '2026-03-03', average: 5, count: 1 },
      hardestDay: { date: '2026-02-27', average: 1, count: 1 },
    });
    expect(moods.distribution.map((one) => one.entries)).toEqual([0, 2, 1, 1, 2, 1]);
    expect(moods.daily.at(-1)).toEqual({ date: '2026-03-04', average: 3, count: 2 });
    expect(moods.series.unit).toBe('day');
    expect(moods.series.points.map(({ average }) => average)).toEqual([1, 1, 4, null, 3, 5, 3]);
  });

  it('states the lowest day also if no day is low', () => {
    const { moods } = recordFiguresOf(entriesFrom('2026-02-26', [3, 4, 5, 4, 4]), WEEK, NO_TAGS);
    expect(moods.hardestDay).toEqual({ date: '2026-02-26', average: 3, count: 1 });
  });

  it('shows the course of 31 days by day, of more by week', () => {
    const range = (days: number) => ({ start: addDays('2026-03-31', 1 - days), end: '2026-03-31' });
    expect(recordFiguresOf([], range(31), NO_TAGS).moods.series).toMatchObject({ unit: 'day', points: { length: 31 } });
    const { unit, points } = recordFiguresOf([], range(32), NO_TAGS).moods.series;
    // 28 February 2026 is a Saturday.
    expect(unit).toBe('week');
    expect(points.map(({ startDate }) => startDate)).toEqual([
      '2026-02-28',
      '2026-03-01',
      '2026-03-08',
      '2026-03-15',
      '2026-03-22',
      '2026-03-29',
    ]);
  });

  it('gives a week of the course the same average as the comparison of weeks', () => {
    const entries = [
      ...entriesFrom('2026-03-01', [0, 3, 3]),
      entryOn('2026-03-01', 0, { hour: 13 }),
      entryOn('2026-03-01', 0, { hour: 14 }),
      ...entriesFrom('2026-03-08', [5, 5, 5]),
    ];
    const { moods, weeks } = recordFiguresOf(entries, { start: '2026-02-01', end: '2026-03-31' }, NO_TAGS);
    expect(weeks.hardest).toMatchObject({ startDate: '2026-03-01', average: 2, days: 3 });
    expect(moods.series.points[4]).toEqual({ startDate: '2026-03-01', average: 2, entries: 5 });
    expect(moods.average).toBe(21 / 8);
  });

  it('computes a period without entries', () => {
    const outside = [entryOn('2026-02-25', 5), entryOn('2026-03-05', 0)];
    for (const entries of [[], outside]) {
      const { moods, weeks, tags } = recordFiguresOf(entries, WEEK, NO_TAGS);
      expect(moods).toMatchObject({ entries: 0, days: 0, periodDays: 7, average: null, trend: null, course: null });
      expect(moods.daily).toEqual([]);
      expect(moods.distribution.every((one) => one.entries === 0)).toBe(true);
      expect(weeks).toEqual({ best: null, hardest: null });
      expect(tags).toEqual([]);
    }
  });
});

describe('recordRangeOf()', () => {
  const TODAY = '2026-03-01';
  const WINDOW = addDays(TODAY, 1 - RECORD_DAYS);

  it.each([
    ['starts with the window if the first entry is older', '2020-01-01', '2025-12-02'],
    ['starts with the window if the first entry is on its first day', '2025-12-02', '2025-12-02'],
    ['starts with the first entry if it is younger', '2025-12-03', '2025-12-03'],
    ['starts today if the first entry is of today', TODAY, TODAY],
    ['starts with the window if the first entry is dated after today', '2026-03-02', '2025-12-02'],
    ['starts with the window without entries', null, '2025-12-02'],
  ])('%s', (_title, firstDay, start) => {
    expect(recordRangeOf(TODAY, WINDOW, firstDay)).toEqual({ start, end: TODAY });
  });
});

const TAGS = new Map([
  ['a', 'A'],
  ['b', 'B'],
  ['c', 'C'],
]);

/** A period of up to 100 days, and entries within it and up to ten days around it. */
const anyDiary = fc
  .record({ from: fc.nat(2000), days: fc.integer({ min: 1, max: 100 }) })
  .map(({ from, days }) => ({ start: addDays('2023-12-01', from), end: addDays('2023-12-01', from + days - 1), days }))
  .chain(({ start, end, days }) =>
    fc.record({
      range: fc.constant({ start, end }),
      entries: fc.array(
        fc
          .record({
            day: fc.integer({ min: -10, max: days + 9 }),
            score: fc.nat(5),
            hour: fc.nat(23),
            tagIds: fc.subarray([...TAGS.keys(), 'deleted']),
          })
          .map(({ day, score, hour, tagIds }) => entryOn(addDays(start, day), score, { hour, tagIds })),
        { maxLength: 150, size: 'max' },
      ),
    }),
  );
const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

describe('recordFiguresOf(), for random diaries,', () => {
  it('returns the same figures whatever the order of the entries', () => {
    const shuffled = anyDiary.chain(({ range, entries }) =>
      fc.record({
        range: fc.constant(range),
        entries: fc.constant(entries),
        other: fc.shuffledSubarray(entries, { minLength: entries.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ range, entries, other }) => {
        expect(recordFiguresOf(other, range, TAGS)).toEqual(recordFiguresOf(entries, range, TAGS));
      }),
    );
  });

  it('returns numbers of entries and days that add up', () => {
    fc.assert(
      fc.property(anyDiary, ({ range, entries }) => {
        const { moods, timesOfDay, tags } = recordFiguresOf(entries, range, TAGS);
        const within = entries.filter(({ localDate }) => range.start <= localDate && localDate <= range.end);
        expect(moods.entries).toBe(within.length);
        expect(sumOf(moods.distribution.map((one) => one.entries))).toBe(within.length);
        expect(sumOf(moods.series.points.map((one) => one.entries))).toBe(within.length);
        expect(sumOf(moods.daily.map(({ count }) => count))).toBe(within.length);
        expect(sumOf(timesOfDay.map((one) => one.entries))).toBe(within.length);
        expect(moods.daily).toHaveLength(moods.days);
        expect(moods.days).toBeLessThanOrEqual(moods.periodDays);
        for (const tag of tags) {
          expect(tag.days + tag.otherDays).toBe(moods.days);
          expect(Math.min(tag.days, tag.otherDays)).toBeGreaterThanOrEqual(5);
        }
      }),
    );
  });
});

const daysFrom = (start: string, scores: readonly (number | null)[]) => dayAverages(entriesFrom(start, scores));

describe('courseOf()', () => {
  it('compares the means of the days of two equal halves', () => {
    const range = { start: '2026-03-01', end: '2026-03-06' };
    expect(courseOf(daysFrom('2026-03-01', [1, 2, 3, 4, 5, 5]), range)).toEqual({
      before: 2,
      after: 14 / 3,
      secondHalfStart: '2026-03-04',
    });
  });

  it('gives the middle day of an odd period to the first half, also across a leap day and a new year', () => {
    expect(courseOf(daysFrom('2024-02-26', [0, 0, 0, 4, 5, 5, 5]), { start: '2024-02-26', end: '2024-03-03' })).toEqual(
      { before: 1, after: 5, secondHalfStart: '2024-03-01' },
    );
    expect(
      courseOf(daysFrom('2025-12-29', [0, 0, 0, 4, 5, 5, 5]), { start: '2025-12-29', end: '2026-01-04' })
        ?.secondHalfStart,
    ).toBe('2026-01-02');
  });

  it.each([
    ['the first half has two days', [5, 5, null, 1, 1, 1]],
    ['the second half has two days', [5, 5, 5, 1, null, 1]],
    ['there is one day', [5]],
    ['there is none', []],
  ])('is null if %s', (_when, scores) => {
    expect(courseOf(daysFrom('2026-03-01', scores), { start: '2026-03-01', end: '2026-03-06' })).toBeNull();
  });
});
