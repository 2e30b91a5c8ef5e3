import { expect, type Page } from '@playwright/test';
import { apiOf } from './api-of.ts';
import { controlOf } from './start-double.ts';

export const WEBHOOK_SECRET = 'whsec_double';

/** Variables with which the server takes payments by the double. */
export const paymentVariables = (address: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_BASE: address,
  STRIPE_PRICE_ESSENCIAL: 'price_essencial',
  STRIPE_PRICE_PREMIUM: 'price_premium',
  STRIPE_PIX_PRICES: 'premium:30d:price_pix_premium_30:2990,premium:12m:price_pix_premium_365:29900',
});

/** Calls a control of the double, such as `shift`. Without a body it reads. */
export const control = <Answer = unknown>(path: string, body?: unknown): Promise<Answer> =>
  controlOf(process.env.ALENTO_STRIPE, path, body);

type Objects = {
  customer: { id: string } | null;
  sessions: { id: string }[];
  charges: { amount: number; amount_refunded: number; paid: boolean; refunded: boolean }[];
};

/** What the double knows about the person who is signed in on a page. */
export const objectsOf = async (page: Page): Promise<Objects> =>
  control<Objects>(`customers/${await page.evaluate(() => localStorage.getItem('userId'))}`);

/** Buys a plan by card for the person who is signed in on a page, without the payment page. */
export async function buyByCard(page: Page, plan: 'essencial' | 'premium'): Promise<void> {
  const api = await apiOf(page);
  const userId = await page.evaluate(() => localStorage.getItem('userId'));
  await api.post('/create-checkout-session', { priceId: `price_${plan}`, userId });
  const { sessions } = await objectsOf(page);
  await control('pay', { session: sessions[0]?.id, method: 'card' });
  await expect.poll(async () => (await api.get<{ planId: string }>('/user-plans/current')).planId).toBe(plan);
}

/** Lets days pass for a person's purchases: makes their dates at the double older, and lets the server read them. */
export async function letDaysPass(page: Page, days: number): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const boughtAt = async (): Promise<number | null> =>
    (await (await page.request.get('/api/subscription', { headers })).json()).since;
  const before = await boughtAt();
  const { customer } = await objectsOf(page);
  await control('shift', { customer: customer?.id, seconds: days * 86_400 });
  const answer = await page.request.post('/api/subscription/refresh', { headers });
  if (answer.status() !== 204) throw new Error(`The refresh answered ${answer.status()}`);
  // A job reads the dates.
  await expect.poll(boughtAt).not.toBe(before);
}
