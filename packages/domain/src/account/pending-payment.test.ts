import { describe, expect, it } from 'vitest';
import { isPendingPaymentRecent } from './pending-payment.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');

describe('isPendingPaymentRecent', () => {
  it.each([
    ['just now', NOW, true],
    ['a millisecond under ten minutes ago', NOW - 599_999, true],
    ['ten minutes ago', NOW - 600_000, false],
    ['yesterday', NOW - 86_400_000, false],
    ['in the future', NOW + 1, false],
    ['at an invalid time', Number.NaN, false],
    ['at time 0', 0, false],
  ])('for a payment that started %s returns %s', (_when, timestamp, expected) => {
    expect(isPendingPaymentRecent(timestamp, NOW)).toBe(expected);
  });
});
