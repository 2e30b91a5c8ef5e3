import { describe, expect, it, vi } from 'vitest';
import { setDeviceZone } from '../../../testing/clock.ts';
import { renewingOf, subscriptionOf } from '../../../testing/plan-answers.ts';
import { paymentText, termText } from './subscription.format.ts';

/** 4 December, 1:00 UTC: still 3 December in São Paulo. */
const END = Date.UTC(2026, 11, 4, 1);
const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null;

describe('termText()', () => {
  it.each([
    ['America/Sao_Paulo', 'Renova em 3 de dezembro de 2026.'],
    ['Europe/Lisbon', 'Renova em 4 de dezembro de 2026.'],
  ])('names the day in the person’s zone %s', (zone, text) => {
    setDeviceZone(zone);
    expect(termText(renewingOf(END))).toBe(text);
    vi.restoreAllMocks();
  });

  it('names the end of a granted plan that has one', () => {
    const granted = subscriptionOf({ planId: 'premium', status: 'granted', endsAt: END });
    expect(termText(granted)).toMatch(/^Vale até \d de dezembro de 2026\.$/);
  });
});

describe('paymentText()', () => {
  const none = () => null;

  it('returns null for a plan that was not bought', () => {
    expect(paymentText(subscriptionOf({ planId: 'premium', status: 'granted' }), none)).toBeNull();
  });

  it('names only the method and the current price while the price of the next plan is not known', () => {
    expect(plain(paymentText(renewingOf(END, { nextPlanId: 'essencial' }), none))).toBe('No cartão, R$ 29,90 por mês.');
  });

  it.each(['canceled', 'past_due'] as const)('returns null for a subscription that is %s', (status) => {
    expect(paymentText(renewingOf(END, { status, renewsAt: null, endsAt: END }), none)).toBeNull();
  });
});
