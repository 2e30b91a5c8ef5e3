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

describe('destination after signing in (core §2, §4)', () => {
  it('is /home without flags', () => {
    expect(signedInDestination(CLICKED)).toBe('/home');
  });

  it('is the payment flow if the click is less than 10 minutes old', () => {
    clickPaidPlan();
    expect(signedInDestination(CLICKED + PENDING_PAYMENT_WINDOW_MS - 1)).toBe(
      '/planos?selectedPlan=premium&autoCheckout=true',
    );
  });

  it('is /home if the click is 10 minutes old', () => {
    clickPaidPlan();
    expect(signedInDestination(CLICKED + PENDING_PAYMENT_WINDOW_MS)).toBe('/home');
  });

  it('is the plan a visitor chose, stored under the specification’s four names', () => {
    rememberPlan('essencial', CLICKED);
    expect({ ...localStorage }).toEqual({
      createAccount: 'true',
      pendingPlanId: 'essencial',
      redirectToPayment: 'true',
      paymentRedirectTimestamp: String(CLICKED),
    });
    expect(signedInDestination(CLICKED)).toBe('/planos?selectedPlan=essencial&autoCheckout=true');
  });

  it.each(['gold', '', '__proto__'])('is /home for a plan that does not exist: "%s"', (plan) => {
    clickPaidPlan(plan);
    expect(signedInDestination(CLICKED)).toBe('/home');
  });

  it('is /home if the timestamp is missing', () => {
    clickPaidPlan();
    writeFixed('paymentRedirectTimestamp', null);
    expect(signedInDestination(CLICKED)).toBe('/home');
  });

  it('leaves the flags in place until clearPendingFlags, which also removes the mode flag', () => {
    clickPaidPlan();
    signedInDestination(CLICKED);
    expect(localStorage.getItem('pendingPlanId')).toBe('premium');
    clearPendingFlags();
    expect(localStorage.length).toBe(0);
  });
});

describe('the mode in which /login opens (core §2)', () => {
  it('is sign-in, unless the URL or the stored flag asks for a new account', () => {
    expect(initialMode(new URLSearchParams())).toBe('sign-in');
    expect(initialMode(new URLSearchParams('createAccount=true'))).toBe('create');
    clickPaidPlan();
    expect(initialMode(new URLSearchParams())).toBe('create');
  });
});
