// @vitest-environment jsdom
import { PENDING_PAYMENT_WINDOW_MS } from '@alento/domain/account/pending-payment';
import { afterEach, expect, it } from 'vitest';
import { emptyDevice, lay } from '../../testing/device.ts';
import { clearPendingFlags, rememberPlan, signedInDestination } from './pending-payment.ts';
import { initialMode } from './sign-in/login-mode.ts';

const CLICKED = 1_790_000_000_000;
const PAYMENT = '/planos?selectedPlan=premium&autoCheckout=true';

afterEach(emptyDevice);

it.each<[string, number, Record<string, string | null>, string]>([
  ['less than 10 minutes after a click on a paid plan', PENDING_PAYMENT_WINDOW_MS - 1, {}, PAYMENT],
  ['10 minutes after the click', PENDING_PAYMENT_WINDOW_MS, {}, '/home'],
  ['for the unknown plan "gold"', 0, { pendingPlanId: 'gold' }, '/home'],
  ['for the unknown plan ""', 0, { pendingPlanId: '' }, '/home'],
  ['for the unknown plan "__proto__"', 0, { pendingPlanId: '__proto__' }, '/home'],
  ['without the time of the click', 0, { paymentRedirectTimestamp: null }, '/home'],
  ['without a chosen plan', 0, { pendingPlanId: null }, '/home'],
])('signedInDestination %s', async (_, later, change, destination) => {
  rememberPlan('premium', null, CLICKED);
  await lay(change);
  expect(signedInDestination(CLICKED + later)).toBe(destination);
});

it('rememberPlan stores the specified flags until clearPendingFlags is called', () => {
  rememberPlan('essencial', null, CLICKED);
  expect({ ...localStorage }).toEqual({
    createAccount: 'true',
    pendingPlanId: 'essencial',
    redirectToPayment: 'true',
    paymentRedirectTimestamp: String(CLICKED),
  });
  rememberPlan('premium', 'price_pix_12', CLICKED);
  expect(signedInDestination(CLICKED)).toBe(`${PAYMENT}&price=price_pix_12`);
  rememberPlan('premium', null, CLICKED);
  expect(signedInDestination(CLICKED)).toBe(PAYMENT);
  rememberPlan('premium', 'price_pix_12', CLICKED);
  signedInDestination(CLICKED);
  expect(localStorage.getItem('pendingPriceId')).toBe('price_pix_12');
  clearPendingFlags();
  expect(localStorage.length).toBe(0);
});

it('initialMode of /login is “create” only if the URL or a stored flag requests a new account', () => {
  expect(initialMode(new URLSearchParams())).toBe('sign-in');
  expect(initialMode(new URLSearchParams('createAccount=true'))).toBe('create');
  rememberPlan('premium', null, CLICKED);
  expect(initialMode(new URLSearchParams())).toBe('create');
});
