import { describe, expect, it } from 'vitest';
import type { DatedScore } from './day-averages.ts';
import { NO_DATA_RECOMMENDATION, RECOMMENDATION_BANDS, trendOf, weeklyStats } from './weekly-stats.ts';

const TODAY = '2026-11-21';
const oneDay = (...scores: number[]): DatedScore[] => scores.map((score) => ({ localDate: TODAY, score }));
const threeDays = (...scores: number[]): DatedScore[] =>
  ['2026-11-19', '2026-11-20', TODAY].flatMap((localDate) => scores.map((score) => ({ localDate, score })));
const [low, middle, fair, high] = RECOMMENDATION_BANDS.map(({ text }) => text);

describe('trendOf()', () => {
  it.each([
    [0, 'Delicada'],
    [1.999, 'Delicada'],
    [2, 'Estável'],
    [3, 'Estável'],
    [3.001, 'Positiva'],
    [5, 'Positiva'],
  ])('for an average of %f returns %s', (average, trend) => {
    expect(trendOf(average)).toBe(trend);
  });
});

describe('weeklyStats()', () => {
  it('returns an average of -1 if there are no entries', () => {
    expect(weeklyStats([])).toEqual({
      averageMood: -1,
      trend: null,
      recommendation: NO_DATA_RECOMMENDATION,
    });
  });

  it.each([
    [oneDay(0), low],
    [threeDays(2, 2, 2, 1), low], // Average 1.75
    [threeDays(2), middle], // Average exactly 2
    [threeDays(3, 3, 3, 2), middle], // Average 2.75
    [threeDays(3), fair], // Average exactly 3
    [threeDays(4, 4, 4, 3), fair], // Average 3.75
    [threeDays(4), high], // Average exactly 4
    [threeDays(5), high],
  ])('recommends the text of the average’s band for %j', (list, text) => {
    expect(text).toBeTypeOf('string');
    expect(weeklyStats(list).recommendation).toBe(text);
  });

  it('has a trend and a text about the week only from three days on, but offers help from the first', () => {
    const twoDays = [...oneDay(4, 4, 4), { localDate: '2026-11-20', score: 5 }];
    expect(weeklyStats(twoDays)).toMatchObject({ trend: null, recommendation: NO_DATA_RECOMMENDATION });
    expect(weeklyStats(threeDays(4))).toMatchObject({ trend: 'Positiva', recommendation: high });
    expect(weeklyStats(oneDay(1))).toMatchObject({ trend: null, recommendation: low });
  });
});
