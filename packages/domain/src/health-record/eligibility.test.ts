import { describe, expect, it } from 'vitest';
import { recordRefusalOf } from './eligibility.ts';
import { RECORD_MIN_DAYS } from './limits.ts';

const LIMIT = 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED';
const FEW = 'HEALTH_RECORD_INSUFFICIENT_DAYS';
const MAKING = 'HEALTH_RECORD_PROCESSING';

describe('recordRefusalOf()', () => {
  it.each([
    ['free', 0, null],
    ['free', 1, LIMIT],
    ['essencial', 0, null],
    ['essencial', 3, null],
    ['essencial', 4, LIMIT],
    ['premium', 1000, null],
  ] as const)('for the plan %s after %i records of the month is %s', (plan, createdThisMonth, refusal) => {
    expect(recordRefusalOf(plan, { isMaking: false, days: RECORD_MIN_DAYS, createdThisMonth })).toBe(refusal);
  });

  it.each([
    [0, FEW],
    [4, FEW],
    [5, null],
    [90, null],
  ])('with %i days with entries is %s, on each plan', (days, refusal) => {
    for (const plan of ['free', 'essencial', 'premium'] as const) {
      expect(recordRefusalOf(plan, { isMaking: false, days, createdThisMonth: 0 })).toBe(refusal);
    }
  });

  it('names a record that is being made first, then the days, then the quota', () => {
    expect(recordRefusalOf('free', { isMaking: true, days: 0, createdThisMonth: 1 })).toBe(MAKING);
    expect(recordRefusalOf('premium', { isMaking: true, days: 90, createdThisMonth: 0 })).toBe(MAKING);
    expect(recordRefusalOf('free', { isMaking: false, days: 4, createdThisMonth: 1 })).toBe(FEW);
  });
});
