import { describe, expect, it } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { notableDays } from './notable-days.ts';

const START = '2026-03-01';
const days = (...averages: number[]) =>
  averages.map((average, index) => ({ date: addDays(START, index), average, count: 1 }));
const datesOf = (list: { date: string }[]) => list.map(({ date }) => Number(date.slice(8)));

describe('notableDays()', () => {
  it('returns no days if there are fewer than five', () => {
    expect(notableDays(days(0, 5, 1, 4))).toEqual({ best: [], hardest: [] });
  });

  it('returns up to three best and three hardest days, most extreme first', () => {
    const { best, hardest } = notableDays(days(0, 5, 1, 4, 2, 3.5, 3, 2.5));
    expect(datesOf(best)).toEqual([2, 4, 6]);
    expect(datesOf(hardest)).toEqual([1, 3, 5]);
  });

  it('prefers the later of two equal days', () => {
    const { best, hardest } = notableDays(days(5, 0, 5, 0, 5, 0, 5, 0));
    expect(datesOf(best)).toEqual([7, 5, 3]);
    expect(datesOf(hardest)).toEqual([8, 6, 4]);
  });

  it('returns no days if all days are equal, despite rounding errors of the mean', () => {
    expect(notableDays(days(3, 3, 3, 3, 3))).toEqual({ best: [], hardest: [] });
    expect(notableDays(days(...Array.from({ length: 7 }, () => 10 / 3)))).toEqual({ best: [], hardest: [] });
  });
});
