import { describe, expect, it } from 'vitest';
import { loginPathFor, wantedPlanOf } from './wanted-plan.ts';

const wanted = (query: string) => wantedPlanOf(new URLSearchParams(query));

describe('wantedPlanOf for the query string of /planos', () => {
  it.each(['essencial', 'premium'])('returns the plan %s for checkout', (plan) => {
    expect(wanted(`selectedPlan=${plan}&autoCheckout=true`)).toEqual({ kind: 'checkout', plan, priceId: null });
    expect(wanted(`selectedPlan=${plan}&autoCheckout=true&price=p1`)).toMatchObject({ priceId: 'p1' });
  });

  it.each(['', 'autoCheckout=true', 'selectedPlan=premium', 'selectedPlan=premium&autoCheckout=false'])(
    'returns no plan for the query string "%s"',
    (query) => {
      expect(wanted(query)).toEqual({ kind: 'none' });
    },
  );

  it.each(['gold', 'free', 'Premium', '', '__proto__', 'basic'])(
    'returns “unknown” for the plan "%s", which can’t be bought',
    (plan) => {
      expect(wanted(`selectedPlan=${plan}&autoCheckout=true`)).toEqual({ kind: 'unknown' });
      expect(wanted(`selectedPlan=${plan}`)).toEqual({ kind: 'unknown' });
    },
  );
});

it('loginPathFor returns the specified URL', () => {
  expect(loginPathFor('premium')).toBe('/login?createAccount=true&redirectToPayment=true&planId=premium');
});
