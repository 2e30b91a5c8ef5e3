import { expect, it } from 'vitest';
import { outboxRetryMs } from './limits.ts';

it('outboxRetryMs() doubles the delay after each failure, and is at least Retry-After', () => {
  expect([1, 2, 3, 7, 40].map((failures) => outboxRetryMs(failures))).toEqual([5000, 10_000, 20_000, 300_000, 300_000]);
  expect(outboxRetryMs(1, 60)).toBe(60_000);
  expect(outboxRetryMs(4, 1)).toBe(40_000);
});
