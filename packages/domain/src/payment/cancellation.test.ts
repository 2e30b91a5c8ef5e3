import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, instantAt, localDateOf } from '../time/local-date.ts';
import { cancellationOf, lastWithdrawalDay } from './cancellation.ts';

const SP = 'America/Sao_Paulo';
/** Bought on 3 March 2026 at 22:15 in São Paulo, which is 4 March in UTC. */
const BOUGHT = Date.parse('2026-03-04T01:15:00Z');
const END = Date.parse('2026-04-04T01:15:00Z');
const PAID = [{ amountCents: 2990, refundedCents: 0 }];
const contract = {
  createdAt: BOUGHT,
  accessUntil: END + 7 * 86_400_000,
  currentPeriodEnd: END,
  canceledAt: null,
  period: 'month',
  status: 'active',
} as const;
const at = (date: string, minutes: number) => instantAt(date, minutes, SP);

describe('cancelling', () => {
  it('refunds in full until the end of the seventh day after the purchase', () => {
    const refund = { kind: 'refund', cents: 2990, lastDay: '2026-03-10' };
    expect(cancellationOf(contract, PAID, BOUGHT, SP)).toEqual(refund);
    expect(cancellationOf(contract, PAID, at('2026-03-10', 23 * 60 + 59), SP)).toEqual(refund);
  });

  it('stops the renewal from the eighth day on, and access stays until the paid period ends', () => {
    expect(cancellationOf(contract, PAID, at('2026-03-11', 0), SP)).toEqual({ kind: 'period-end', until: END });
  });

  it('counts the days in the zone of the account', () => {
    expect(lastWithdrawalDay(BOUGHT, SP)).toBe('2026-03-10');
    expect(lastWithdrawalDay(BOUGHT, 'Europe/Lisbon')).toBe('2026-03-11');
    // Lord Howe changes its clock by half an hour on 5 April 2026.
    expect(lastWithdrawalDay(Date.parse('2026-04-01T12:00:00Z'), 'Australia/Lord_Howe')).toBe('2026-04-08');
  });

  it('refunds what was not refunded before, of all payments of the contract', () => {
    const paid = [
      { amountCents: 1490, refundedCents: 490 },
      { amountCents: 745, refundedCents: 0 },
    ];
    expect(cancellationOf(contract, paid, BOUGHT, SP)).toMatchObject({ kind: 'refund', cents: 1745 });
  });

  it('changes nothing for a plan that was stopped, never renews or has ended', () => {
    const later = at('2026-03-20', 0);
    const nothing = { kind: 'none', until: END };
    expect(cancellationOf({ ...contract, canceledAt: later - 1, status: 'canceled' }, PAID, later, SP)).toEqual(
      nothing,
    );
    expect(cancellationOf({ ...contract, period: '12m', accessUntil: END }, PAID, later, SP)).toEqual(nothing);
    const ended = { ...contract, status: 'ended', accessUntil: BOUGHT + 5, canceledAt: BOUGHT + 5 } as const;
    expect(cancellationOf(ended, PAID, BOUGHT + 6, SP)).toEqual({ kind: 'none', until: BOUGHT + 5 });
  });

  it('ends a subscription at once whose renewal was not paid', () => {
    const now = at('2026-04-06', 600);
    const unpaid = { ...contract, currentPeriodEnd: END + 30 * 86_400_000, status: 'past_due' } as const;
    expect(cancellationOf(unpaid, PAID, now, SP)).toEqual({ kind: 'period-end', until: now });
  });

  it('depends only on the local day of the purchase and the local day now', () => {
    const zones = fc.constantFrom(
      SP,
      'America/Noronha',
      'Asia/Kathmandu',
      'Pacific/Apia',
      'Australia/Lord_Howe',
      'UTC',
    );
    const starts = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
    fc.assert(
      fc.property(zones, starts, fc.integer({ min: 0, max: 12 * 86_400_000 }), (zone, start, later) => {
        const { kind } = cancellationOf({ ...contract, createdAt: start }, PAID, start + later, zone);
        const isWithin = localDateOf(start + later, zone) <= addDays(localDateOf(start, zone), 7);
        expect(kind).toBe(isWithin ? 'refund' : 'period-end');
      }),
    );
  });
});
