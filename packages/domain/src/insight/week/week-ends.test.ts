import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/local-date.ts';
import { endsOf } from './week-material.ts';

const START = '2026-11-15';
const daysWith = (...averages: number[]) =>
  averages.map((average, at) => ({ date: addDays(START, at), average, count: 1 }));

describe('endsOf()', () => {
  it('calls the lowest days the hardest only if they read Mal or Muito mal', () => {
    expect(endsOf(daysWith(3, 4, 5))).toEqual({ best: { average: 5, dates: ['2026-11-17'] }, worst: null });
    expect(endsOf(daysWith(1, 4, 5)).worst).toEqual({ average: 1, dates: ['2026-11-15'] });
  });

  it('returns all days whose averages read alike, and none if all of them do', () => {
    expect(endsOf(daysWith(4, 3.96, 1, 1.04))).toEqual({
      best: { average: 4, dates: ['2026-11-15', '2026-11-16'] },
      worst: { average: 1, dates: ['2026-11-17', '2026-11-18'] },
    });
    expect(endsOf(daysWith(1.01, 0.99))).toEqual({ best: null, worst: null });
  });
});
