import { describe, expect, it } from 'vitest';
import { changeOf, type Figure, figureOf, trendOfFigure } from './figure.ts';

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
    [figure(4, 3), figure(null, 0), null],
    [figure(null, 0), figure(4, 3), null],
    [figure(4, 3), null, null],
  ])('with the current figure %j and the previous figure %j is %j', (current, previous, change) => {
    expect(changeOf(current, previous)).toBe(change);
  });
});

describe('trendOfFigure()', () => {
  it.each([
    [figure(null, 0), null],
    [figure(5, 1, 2), null],
    [figure(3.01, 1, 3), 'Positiva'],
    [figure(3, 3), 'Estável'],
    [figure(2, 3), 'Estável'],
    [figure(1.99, 3), 'Delicada'],
  ])('for %j is %j', (of, trend) => {
    expect(trendOfFigure(of)).toBe(trend);
  });
});
