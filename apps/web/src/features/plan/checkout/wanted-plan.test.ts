import { describe, expect, it } from 'vitest';
import { loginPathFor, wantedPlanOf } from './wanted-plan.ts';

const wanted = (query: string) => wantedPlanOf(new URLSearchParams(query));

describe('what the address of /planos asks for (core §2, §8)', () => {
  it.each(['essencial', 'premium'])('opens the payment step of %s', (plan) => {
    expect(wanted(`selectedPlan=${plan}&autoCheckout=true`)).toEqual({ kind: 'checkout', plan });
  });

  it.each(['', 'autoCheckout=true', 'selectedPlan=premium', 'selectedPlan=premium&autoCheckout=false'])(
    'asks for nothing: "%s"',
    (query) => {
      expect(wanted(query)).toEqual({ kind: 'none' });
    },
  );

  it.each(['gold', 'free', 'Premium', '', '__proto__', 'basic'])('knows no plan to buy named "%s"', (plan) => {
    expect(wanted(`selectedPlan=${plan}&autoCheckout=true`)).toEqual({ kind: 'unknown' });
    expect(wanted(`selectedPlan=${plan}`)).toEqual({ kind: 'unknown' });
  });
});

it('sends a visitor to the address of core §4, letter for letter', () => {
  expect(loginPathFor('premium')).toBe('/login?createAccount=true&redirectToPayment=true&planId=premium');
});
