import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { entryOn } from './examples.harness.ts';
import { recordFiguresOf } from './record-figures.ts';

const TAGS = new Map([
  ['a', 'A'],
  ['b', 'B'],
  ['c', 'C'],
]);

/** A period of up to 100 days, and entries within it and up to ten days around it. */
const diary = fc
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
    const shuffled = diary.chain(({ range, entries }) =>
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

  it('returns the same figures whatever is outside the period', () => {
    fc.assert(
      fc.property(diary, ({ range, entries }) => {
        const within = entries.filter(({ localDate }) => range.start <= localDate && localDate <= range.end);
        expect(recordFiguresOf(entries, range, TAGS)).toEqual(recordFiguresOf(within, range, TAGS));
      }),
    );
  });

  it('returns numbers of entries and days that add up', () => {
    fc.assert(
      fc.property(diary, ({ range, entries }) => {
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
