import { describe, expect, it } from 'vitest';
import { loginPathFor, wantedPlanOf } from './wanted-plan.ts';

const wanted = (query: string) => wantedPlanOf(new URLSearchParams(query));

describe('the query string of /planos (core §2, §8)', () => {
  it.each(['essencial', 'premium'])('opens the payment step of %s', (plan) => {
    expect(wanted(`selectedPlan=${plan}&autoCheckout=true`)).toEqual({ kind: 'checkout', plan });
  });

  it.each(['', 'autoCheckout=true', 'selectedPlan=premium', 'selectedPlan=premium&autoCheckout=false'])(
    '"%s" opens nothing',
    (query) => {
      expect(wanted(query)).toEqual({ kind: 'none' });
    },
  );

  it.each(['gold', 'free', 'Premium', '', '__proto__', 'basic'])('has no plan to buy named "%s"', (plan) => {
    expect(wanted(`selectedPlan=${plan}&autoCheckout=true`)).toEqual({ kind: 'unknown' });
    expect(wanted(`selectedPlan=${plan}`)).toEqual({ kind: 'unknown' });
  });
});

it('sends a visitor to exactly the URL of core §4', () => {
  expect(loginPathFor('premium')).toBe('/login?createAccount=true&redirectToPayment=true&planId=premium');
});
