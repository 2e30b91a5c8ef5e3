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

describe('signedInDestination (core §2, §4)', () => {
  it('returns /home without stored flags', () => {
    expect(signedInDestination(CLICKED)).toBe('/home');
  });

  it('returns the payment flow if the click on a paid plan is less than 10 minutes old', () => {
    clickPaidPlan();
    expect(signedInDestination(CLICKED + PENDING_PAYMENT_WINDOW_MS - 1)).toBe(
      '/planos?selectedPlan=premium&autoCheckout=true',
    );
  });

  it('returns /home if the click on a paid plan is 10 minutes old', () => {
    clickPaidPlan();
    expect(signedInDestination(CLICKED + PENDING_PAYMENT_WINDOW_MS)).toBe('/home');
  });

  it('returns the plan that a visitor chose, stored under the specification’s four names', () => {
    rememberPlan('essencial', CLICKED);
    expect({ ...localStorage }).toEqual({
      createAccount: 'true',
      pendingPlanId: 'essencial',
      redirectToPayment: 'true',
      paymentRedirectTimestamp: String(CLICKED),
    });
    expect(signedInDestination(CLICKED)).toBe('/planos?selectedPlan=essencial&autoCheckout=true');
  });

  it.each(['gold', '', '__proto__'])('returns /home for the stored plan "%s", which does not exist', (plan) => {
    clickPaidPlan(plan);
    expect(signedInDestination(CLICKED)).toBe('/home');
  });

  it('returns /home if the timestamp is missing', () => {
    clickPaidPlan();
    writeFixed('paymentRedirectTimestamp', null);
    expect(signedInDestination(CLICKED)).toBe('/home');
  });

  it('leaves the flags stored; clearPendingFlags removes them and the mode flag', () => {
    clickPaidPlan();
    signedInDestination(CLICKED);
    expect(localStorage.getItem('pendingPlanId')).toBe('premium');
    clearPendingFlags();
    expect(localStorage.length).toBe(0);
  });
});

describe('initialMode of /login (core §2)', () => {
  it('is sign-in, unless the URL or the stored flag requests a new account', () => {
    expect(initialMode(new URLSearchParams())).toBe('sign-in');
    expect(initialMode(new URLSearchParams('createAccount=true'))).toBe('create');
    clickPaidPlan();
    expect(initialMode(new URLSearchParams())).toBe('create');
  });
});
