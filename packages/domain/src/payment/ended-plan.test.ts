import { describe, expect, it } from 'vitest';
import { endsSoon, isFullyRefunded, lastEndedRow } from './ended-plan.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-04-01T12:00:00Z');
const rowOf = (planId: string, daysAgo: number | null, status: string | null = 'ended') => ({
  planId,
  status,
  createdAt: new Date(NOW - 200 * DAY),
  currentPeriodEnd: daysAgo === null ? null : new Date(NOW - daysAgo * DAY),
  accessUntil: null as Date | null,
});
const last = (...rows: ReturnType<typeof rowOf>[]) => lastEndedRow(rows, NOW)?.planId;

describe('lastEndedRow()', () => {
  it('returns the plan that ended last, whatever the order of the rows', () => {
    expect(last(rowOf('essencial', 20), rowOf('premium', 2))).toBe('premium');
    expect(last(rowOf('premium', 2), rowOf('essencial', 20))).toBe('premium');
  });

  it('returns it from its end on for 30 days', () => {
    expect(last(rowOf('premium', 0))).toBe('premium');
    expect(last(rowOf('premium', 29.9))).toBe('premium');
    expect(last(rowOf('premium', 30))).toBeUndefined();
  });

  it('ignores plans that were granted and plans without an end', () => {
    expect(last(rowOf('premium', 2, null), rowOf('premium', null, 'active'))).toBeUndefined();
  });

  it('takes the end of access, which is later than the period’s after a failed renewal', () => {
    expect(last({ ...rowOf('premium', 35), accessUntil: new Date(NOW - 28 * DAY) })).toBe('premium');
    expect(last({ ...rowOf('premium', 2), accessUntil: new Date(NOW + DAY) })).toBeUndefined();
  });
});

describe('isFullyRefunded()', () => {
  const paid = (amountCents: number, refundedCents: number) => ({ amountCents, refundedCents });

  it.each([
    ['all payments refunded', [paid(1490, 1490), paid(745, 745)], true],
    ['a refunded payment beside one paid by a credit', [paid(1490, 1490), paid(0, 0)], true],
    ['one of two refunded', [paid(1490, 1490), paid(745, 0)], false],
    ['a part refunded', [paid(1490, 100)], false],
    ['nothing refunded', [paid(1490, 0)], false],
    ['nothing to refund', [paid(0, 0)], false],
    ['no payment', [], false],
  ])('%s', (_, payments, isBack) => {
    expect(isFullyRefunded(payments)).toBe(isBack);
  });
});

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
