import { describe, expect, it } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { changeOf, distributionOf, type Figure, figureOf, trendOfFigure, weekdaysOf } from './figure.ts';

const on = (localDate: string, ...scores: number[]) => scores.map((score) => ({ localDate, score }));
const figure = (average: number | null, days: number, entries = days): Figure => ({ average, entries, days });

describe('figureOf()', () => {
  it('returns the mean of the scores, and the number of entries and days', () => {
    expect(figureOf([...on('2026-03-14', 5, 4), ...on('2026-03-10', 0)])).toEqual({ average: 3, entries: 3, days: 2 });
    expect(figureOf([])).toEqual({ average: null, entries: 0, days: 0 });
    expect(figureOf([], 0)).toEqual({ average: null, entries: 0, days: 0 });
  });

  it('returns no average with fewer entries than the minimum', () => {
    expect(figureOf(on('2026-03-14', 5, 4), 3)).toEqual({ average: null, entries: 2, days: 1 });
    expect(figureOf(on('2026-03-14', 5, 4, 3), 3).average).toBe(4);
  });
});

describe('changeOf()', () => {
  it.each([
    [figure(4, 3), figure(2.5, 3), 1.5],
    [figure(1, 30), figure(3, 5), -2],
    [figure(4, 2, 9), figure(2.5, 3), null],
    [figure(4, 3), figure(2.5, 2, 9), null],
    [figure(null, 0), figure(4, 3), null],
    [figure(4, 3), null, null],
  ])('with the current figure %j and the previous figure %j is %j', (current, previous, change) => {
    expect(changeOf(current, previous)).toBe(change);
  });
});

describe('trendOfFigure()', () => {
  it.each([
    [figure(null, 0), null],
    [figure(5, 2, 9), null],
    [figure(3.01, 3), 'Positiva'],
    [figure(3, 3), 'Estável'],
    [figure(1.99, 3), 'Delicada'],
  ])('for %j is %j', (of, trend) => {
    expect(trendOfFigure(of)).toBe(trend);
  });
});

it('distributionOf() lists all six scores from worst to best, including unused ones', () => {
  expect(distributionOf([{ score: 5 }, { score: 0 }, { score: 5 }])).toEqual([
    { score: 0, entries: 1 },
    { score: 1, entries: 0 },
    { score: 2, entries: 0 },
    { score: 3, entries: 0 },
    { score: 4, entries: 0 },
    { score: 5, entries: 2 },
  ]);
});

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
