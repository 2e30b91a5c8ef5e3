import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../time/local-date.ts';
import { type SeriesUnit, seriesOf, seriesUnitOf } from './series.ts';

const startsOf = (unit: SeriesUnit, start: string, end: string) =>
  seriesOf([], unit, { start, end }).map(({ startDate }) => startDate);

describe('seriesUnitOf() and seriesOf()', () => {
  it.each([
    ['7', 'day'],
    ['30', 'day'],
    ['90', 'day'],
    ['365', 'week'],
    ['all', 'month'],
  ] as const)('for the period %s return one point per %s', (period, unit) => {
    expect(seriesUnitOf(period)).toBe(unit);
  });

  it('by week return points that start on Sunday; the first point starts with the range', () => {
    // 14 March 2026 is a Saturday.
    expect(startsOf('week', '2026-03-04', '2026-03-22')).toEqual([
      '2026-03-04',
      '2026-03-08',
      '2026-03-15',
      '2026-03-22',
    ]);
    expect(startsOf('week', '2026-03-08', '2026-03-14')).toEqual(['2026-03-08']);
    expect(startsOf('week', '2026-03-14', '2026-03-15')).toEqual(['2026-03-14', '2026-03-15']);
  });

  it('cover every day of the range exactly once, for any unit', () => {
    const dates = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2020-01-01', days));
    const units = fc.constantFrom<SeriesUnit>('day', 'week', 'month');
    fc.assert(
      fc.property(
        dates,
        fc.integer({ min: 0, max: 500 }),
        units,
        fc.infiniteStream(fc.boolean()),
        (start, days, unit, some) => {
          const end = addDays(start, days);
          const entries = Array.from({ length: days + 1 }, (_, day) => ({
            localDate: addDays(start, day),
            score: day % 6,
          }));
          const sample = entries.filter(() => some.next().value);
          const points = seriesOf(sample, unit, { start, end });
          expect(points[0]?.startDate).toBe(start);
          points.forEach(({ startDate, average, entries: count }, index) => {
            const next = points[index + 1]?.startDate ?? addDays(end, 1);
            const own = sample.filter(({ localDate }) => localDate >= startDate && localDate < next);
            expect(startDate < next).toBe(true);
            expect(count).toBe(own.length);
            expect(average === null).toBe(count === 0);
            if (average !== null) expect(average * count).toBeCloseTo(own.reduce((sum, { score }) => sum + score, 0));
            if (index > 0 && unit === 'week') expect(weekdayOf(startDate)).toBe(0);
            if (index > 0 && unit === 'month') expect(startDate.slice(8)).toBe('01');
          });
        },
      ),
    );
  });
});
