import type { Subscription } from '@alento/contract/payment';
import { describe, expect, it, vi } from 'vitest';
import { tellZone } from '../../../testing/clock.ts';
import { renewingOf, subscriptionOf } from '../../../testing/plan-answers.ts';
import { paymentText, termText } from './subscription.format.ts';

/** 4 December, 1:00 UTC: still 3 December in São Paulo. */
const END = Date.UTC(2026, 11, 4, 1);
const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null;
const pix = renewingOf(END, { method: 'pix', period: '12m', priceCents: 29_900, renewsAt: null, endsAt: END });

describe('termText()', () => {
  it.each([
    ['America/Sao_Paulo', 'Renova em 3 de dezembro de 2026.'],
    ['Europe/Lisbon', 'Renova em 4 de dezembro de 2026.'],
  ])('names the day in the person’s zone %s', (zone, text) => {
    tellZone(zone);
    expect(termText(renewingOf(END))).toBe(text);
    vi.restoreAllMocks();
  });

  it.each<[string, Subscription, string]>([
    ['no plan', subscriptionOf(), 'Sem custo e sem prazo para acabar.'],
    ['a granted plan', subscriptionOf({ planId: 'premium', status: 'granted' }), 'Ativo na sua conta.'],
    ['a granted plan with an end', subscriptionOf({ planId: 'premium', status: 'granted', endsAt: END }), 'Vale até'],
    ['a plan paid by Pix', pix, 'e não se renova.'],
    ['a stopped plan', renewingOf(END, { status: 'canceled', renewsAt: null, endsAt: END }), 'O acesso continua até'],
  ])('describes %s', (_, subscription, text) => {
    expect(termText(subscription)).toContain(text);
  });
});

describe('paymentText()', () => {
  const none = () => null;

  it('returns null for a plan that was not bought', () => {
    expect(paymentText(subscriptionOf({ planId: 'premium', status: 'granted' }), none)).toBeNull();
  });

  it('names the next charge, which is the other plan’s after a change that waits', () => {
    expect(plain(paymentText(renewingOf(END), none))).toMatch(
      /^Próxima cobrança: R\$ 29,90 em \d de dezembro de 2026\.$/,
    );
    expect(plain(paymentText(renewingOf(END, { nextPlanId: 'essencial' }), () => 1490))).toMatch(/R\$ 14,90 em/);
  });

  it('names the method and the price of a plan by Pix, which doesn’t renew', () => {
    expect(plain(paymentText(pix, none))).toBe('Por Pix, R$ 299 por 12 meses.');
  });

  it('names only the method and the current price while the price of the next plan is not known', () => {
    expect(plain(paymentText(renewingOf(END, { nextPlanId: 'essencial' }), none))).toBe('No cartão, R$ 29,90 por mês.');
  });

  it.each(['canceled', 'past_due'] as const)('returns null for a subscription that is %s', (status) => {
    expect(paymentText(renewingOf(END, { status, renewsAt: null, endsAt: END }), none)).toBeNull();
  });
});
