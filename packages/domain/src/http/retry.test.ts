import { describe, expect, it } from 'vitest';
import { ERROR_TEXTS } from '../errors/catalogue.ts';
import { outboxRetryMs } from '../outbox/limits.ts';
import { backoffMs, isFinalRefusal, isRetryable } from './retry.ts';

describe('backoffMs()', () => {
  it.each([
    [0, 1000],
    [3, 8000],
    [4, 16_000],
    [5, 30_000],
    [6, 30_000],
  ])('before retry %i is %i ms', (attempt, ms) => {
    expect(backoffMs(attempt)).toBe(ms);
  });
});

describe('isRetryable()', () => {
  it.each([
    [429, undefined, true],
    [429, 'RATE_LIMITED', true],
    [429, 'WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED', false],
    [429, '', false],
    [503, 'UNAVAILABLE', false],
    [200, undefined, false],
  ])('for status %i with the code %s is %s', (status, errorCode, expected) => {
    expect(isRetryable(status, errorCode)).toBe(expected);
  });

  it('is true for exactly one code of the catalogue: the rate limit', () => {
    expect(Object.keys(ERROR_TEXTS).filter((code) => isRetryable(429, code))).toEqual(['RATE_LIMITED']);
  });
});

it.each([
  [399, false],
  [400, true],
  [401, false],
  [429, false],
  [499, true],
  [500, false],
])('isFinalRefusal() of %i is %s', (status, isFinal) => expect(isFinalRefusal(status)).toBe(isFinal));

it('outboxRetryMs() doubles from 5 s to 5 min, and is at least what the server says', () => {
  expect([1, 2, 6, 7, 8].map((failures) => outboxRetryMs(failures) / 1000)).toEqual([5, 10, 160, 300, 300]);
  expect(outboxRetryMs(1, 60)).toBe(60_000);
});
