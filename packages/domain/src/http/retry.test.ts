import { describe, expect, it } from 'vitest';
import { ERROR_TEXTS } from '../errors/catalogue.ts';
import { backoffMs, isRetryable } from './retry.ts';

describe('backoffMs()', () => {
  it.each([
    [0, 1000],
    [1, 2000],
    [2, 4000],
    [3, 8000],
    [4, 16_000],
    [5, 30_000],
    [6, 30_000],
    [2000, 30_000],
  ])('before retry %i is %i ms', (attempt, ms) => {
    expect(backoffMs(attempt)).toBe(ms);
  });
});

describe('isRetryable()', () => {
  it.each([
    [429, undefined, true],
    [429, 'RATE_LIMITED', true],
    [429, 'WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED', false],
    [429, 'RECOMMENDATIONS_DAYS_LIMIT_EXCEEDED', false],
    [429, '', false],
    [503, 'UNAVAILABLE', false],
    [500, undefined, false],
    [200, undefined, false],
  ])('for status %i with the code %s is %s', (status, errorCode, expected) => {
    expect(isRetryable(status, errorCode)).toBe(expected);
  });

  it('is true for exactly one code of the catalogue: the rate limit', () => {
    expect(Object.keys(ERROR_TEXTS).filter((code) => isRetryable(429, code))).toEqual(['RATE_LIMITED']);
  });
});
