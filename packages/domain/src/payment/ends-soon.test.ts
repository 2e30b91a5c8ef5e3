import { expect, it } from 'vitest';
import { endsSoon } from './ended-plan.ts';

const NOW = Date.parse('2026-03-14T15:00:00Z');
const HOUR = 3_600_000;
const PIX = { period: '30d', status: 'active', canceledAt: null };
const MONTH = { period: 'month', status: 'active', canceledAt: null };

it.each([
  [PIX, 72, true],
  [PIX, 73, false],
  [PIX, 1, true],
  [PIX, 0, false],
  [MONTH, 24, false],
  [{ ...MONTH, canceledAt: new Date(NOW) }, 24, true],
  [{ ...MONTH, status: 'past_due' }, 24, false],
  [{ ...PIX, status: null, period: null }, 24, false],
])('endsSoon of %j that ends in %i hours is %s', (plan, hours, expected) => {
  expect(endsSoon({ ...plan, accessUntil: new Date(NOW + hours * HOUR) }, NOW)).toBe(expected);
});
