import { describe, expect, it } from 'vitest';
import { entriesFrom, entryOn } from './examples.harness.ts';
import { weeksOf } from './record-figures.ts';

/** 1 March 2026 is a Sunday. */
const SUNDAY = '2026-03-01';
const MARCH = { start: '2026-03-01', end: '2026-03-31' };
const NONE = { best: null, hardest: null };

describe('weeksOf()', () => {
  it('puts Saturday and the Sunday after it into different weeks', () => {
    const entries = entriesFrom('2026-03-05', [5, 5, 5, 1, 1, 1]);
    expect(weeksOf(entries, MARCH)).toMatchObject({
      best: { startDate: '2026-03-01', endDate: '2026-03-07', days: 3 },
      hardest: { startDate: '2026-03-08', endDate: '2026-03-14', days: 3 },
    });
  });

  it('cuts the first and the last week to the period', () => {
    const range = { start: '2026-03-04', end: '2026-03-17' };
    const entries = entriesFrom('2026-03-04', [5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1]);
    expect(weeksOf(entries, range)).toEqual({
      best: { startDate: '2026-03-04', endDate: '2026-03-07', average: 5, days: 4 },
      hardest: { startDate: '2026-03-15', endDate: '2026-03-17', average: 1, days: 3 },
    });
  });

  it('ignores weeks with entries on fewer than three days', () => {
    const entries = [
      ...entriesFrom(SUNDAY, [5, 5, null, null]),
      ...entriesFrom(SUNDAY, [5, 5]),
      ...entriesFrom('2026-03-08', [3, 3, 3]),
      ...entriesFrom('2026-03-15', [2, 2, 2]),
      ...entriesFrom('2026-03-22', [0, null, 0]),
    ];
    expect(weeksOf(entries, MARCH)).toMatchObject({
      best: { startDate: '2026-03-08' },
      hardest: { startDate: '2026-03-15' },
    });
  });

  it('chooses the later of equal weeks, despite rounding errors of the means', () => {
    const thirds = [1 / 3, 2 / 3, 1];
    const entries = [
      ...entriesFrom(SUNDAY, thirds),
      ...entriesFrom('2026-03-08', thirds.toReversed()),
      ...entriesFrom('2026-03-15', [5, 5, 5]),
      ...entriesFrom('2026-03-22', [5, 5, 5, 5]),
    ];
    expect(weeksOf(entries, MARCH)).toMatchObject({
      best: { startDate: '2026-03-22' },
      hardest: { startDate: '2026-03-08' },
    });
  });

  it.each([
    ['without entries', []],
    ['with one entry', [entryOn(SUNDAY, 3)]],
    ['with one week', entriesFrom(SUNDAY, [5, 4, 3, 2, 1])],
    [
      'with equal weeks',
      entriesFrom(
        SUNDAY,
        Array.from({ length: 21 }, () => 3),
      ),
    ],
  ])('returns no week %s', (_when, entries) => {
    expect(weeksOf(entries, MARCH)).toEqual(NONE);
  });
});
