// @vitest-environment jsdom
import { PENDING_PAYMENT_WINDOW_MS } from '@alento/domain/account/pending-payment';
import { afterEach, describe, expect, it } from 'vitest';
import { writeFixed } from '../../lib/session/device/device-store.ts';
import { emptyDevice } from '../../testing/device.ts';
import { clearPendingFlags, rememberPlan, signedInDestination } from './pending-payment.ts';
import { initialMode } from './sign-in/login-mode.ts';

const CLICKED = 1_790_000_000_000;

function clickPaidPlan(plan = 'premium'): void {
  writeFixed('createAccount', 'true');
  writeFixed('pendingPlanId', plan);
  writeFixed('redirectToPayment', 'true');
  writeFixed('paymentRedirectTimestamp', String(CLICKED));
}

afterEach(emptyDevice);

describe('signedInDestination', () => {
  it('returns /home if no choice of a plan is stored', () => {
    expect(signedInDestination(CLICKED)).toBe('/home');
  });

  it('returns the URL of the payment step if a paid plan was clicked less than 10 minutes ago', () => {
    clickPaidPlan();
    expect(signedInDestination(CLICKED + PENDING_PAYMENT_WINDOW_MS - 1)).toBe(
      '/planos?selectedPlan=premium&autoCheckout=true',
    );
  });

  it('returns /home if a paid plan was clicked 10 minutes ago', () => {
    clickPaidPlan();
    expect(signedInDestination(CLICKED + PENDING_PAYMENT_WINDOW_MS)).toBe('/home');
  });

  it('returns the URL of the payment step for a plan that rememberPlan stored', () => {
    rememberPlan('essencial', null, CLICKED);
    expect({ ...localStorage }).toEqual({
      createAccount: 'true',
      pendingPlanId: 'essencial',
      redirectToPayment: 'true',
      paymentRedirectTimestamp: String(CLICKED),
    });
    expect(signedInDestination(CLICKED)).toBe('/planos?selectedPlan=essencial&autoCheckout=true');
  });

  it('returns the chosen price too, until another choice replaces it or the flags are cleared', () => {
    rememberPlan('premium', 'price_pix_12', CLICKED);
    expect(signedInDestination(CLICKED)).toBe('/planos?selectedPlan=premium&autoCheckout=true&price=price_pix_12');
    rememberPlan('premium', null, CLICKED);
    expect(signedInDestination(CLICKED)).toBe('/planos?selectedPlan=premium&autoCheckout=true');
    rememberPlan('premium', 'price_pix_12', CLICKED);
    clearPendingFlags();
    expect(localStorage.length).toBe(0);
  });

  it.each(['gold', '', '__proto__'])('returns /home for the stored plan "%s", which does not exist', (plan) => {
    clickPaidPlan(plan);
    expect(signedInDestination(CLICKED)).toBe('/home');
  });

  it('returns /home if the time of the click is missing', () => {
    clickPaidPlan();
    writeFixed('paymentRedirectTimestamp', null);
    expect(signedInDestination(CLICKED)).toBe('/home');
  });

  it('leaves the chosen plan stored until clearPendingFlags is called', () => {
    clickPaidPlan();
    signedInDestination(CLICKED);
    expect(localStorage.getItem('pendingPlanId')).toBe('premium');
    clearPendingFlags();
    expect(localStorage.length).toBe(0);
  });
});

describe('initialMode of /login', () => {
  it('is “create” only if the URL or a stored flag requests a new account', () => {
    expect(initialMode(new URLSearchParams())).toBe('sign-in');
    expect(initialMode(new URLSearchParams('createAccount=true'))).toBe('create');
    clickPaidPlan();
    expect(initialMode(new URLSearchParams())).toBe('create');
  });
});
