import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, instantAt, localDateOf } from '../time/local-date.ts';
import { cancellationOf, planPurchase } from './cancellation.ts';

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

  it('refunds what was not refunded before, of all payments of the contract', () => {
    const paid = [
      { amountCents: 1490, refundedCents: 490 },
      { amountCents: 745, refundedCents: 0 },
    ];
    expect(cancellationOf(contract, paid, BOUGHT, SP)).toMatchObject({ kind: 'refund', cents: 1745 });
  });

  it('refunds a stopped subscription and a prepaid plan within the days', () => {
    expect(cancellationOf({ ...contract, canceledAt: BOUGHT + 1, status: 'canceled' }, PAID, BOUGHT, SP).kind).toBe(
      'refund',
    );
    expect(cancellationOf({ ...contract, period: '30d' }, PAID, BOUGHT, SP).kind).toBe('refund');
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
    const others = ['America/Noronha', 'Asia/Kathmandu', 'Pacific/Apia', 'Australia/Lord_Howe', 'UTC'];
    const zones = fc.constantFrom(SP, ...others);
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

const CARD = { planId: 'premium', method: 'card' } as const;
const PIX = { planId: 'premium', method: 'pix' } as const;
const renewing = { period: 'month', canceledAt: null } as const;
const stopped = { period: 'month', canceledAt: 1 } as const;
const prepaid = { period: '30d', canceledAt: null } as const;

const codeOf = (...args: Parameters<typeof planPurchase>): string => {
  const result = planPurchase(...args);
  return result.ok ? 'allowed' : result.code;
};

describe('a purchase', () => {
  it('is refused to minors, whatever they have', () => {
    expect(codeOf(CARD, { planId: 'free', bought: null }, true)).toBe('CHECKOUT_MINOR');
    expect(codeOf(CARD, { planId: 'premium', bought: renewing }, true)).toBe('CHECKOUT_MINOR');
  });

  type Had = Parameters<typeof planPurchase>[1];
  it.each<[string, Parameters<typeof planPurchase>[0], Had['planId'], Had['bought'], string]>([
    ['on the free plan', CARD, 'free', null, 'allowed'],
    ['of a more expensive plan than a granted one', CARD, 'essencial', null, 'allowed'],
    ['of a granted plan', CARD, 'premium', null, 'PLAN_INCLUDED'],
    ['of an included plan', { ...CARD, planId: 'essencial' }, 'premium', renewing, 'PLAN_INCLUDED'],
    ['of a more expensive plan than a subscription', CARD, 'essencial', renewing, 'SUBSCRIPTION_RENEWS'],
    ['by Pix beside the same subscription', PIX, 'premium', renewing, 'PLAN_INCLUDED'],
    ['by Pix beside a cheaper subscription', PIX, 'essencial', renewing, 'SUBSCRIPTION_RENEWS'],
    ['by Pix after a stopped subscription', PIX, 'premium', stopped, 'allowed'],
    ['by card during a stopped subscription', CARD, 'premium', stopped, 'PLAN_INCLUDED'],
    ['that extends a prepaid plan', PIX, 'premium', prepaid, 'allowed'],
    [
      'by Pix of a cheaper plan than a prepaid one',
      { ...PIX, planId: 'essencial' },
      'premium',
      prepaid,
      'PLAN_INCLUDED',
    ],
    ['of a more expensive plan than a prepaid one', CARD, 'essencial', prepaid, 'allowed'],
  ])('%s', (_what, offer, planId, bought, expected) => {
    expect(codeOf(offer, { planId, bought }, false)).toBe(expected);
  });
});
