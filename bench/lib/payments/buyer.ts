import type { StripeDouble } from '../../../testing/stripe-double/stripe-double.ts';

/** Variables with which the server takes payments by the double. */
export const paymentVariables = (address: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_WEBHOOK_SECRET: 'whsec_double',
  STRIPE_API_BASE: address,
  STRIPE_PRICE_ESSENCIAL: 'price_essencial',
  STRIPE_PRICE_PREMIUM: 'price_premium',
});

export const webhookAt = (server: string): string => `${server}/api/webhooks/stripe`;

async function send(address: string, token: string, path: string, body?: unknown) {
  const response = await fetch(`${address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** The plan in force of a person. */
export const planOf = async (address: string, token: string): Promise<string> =>
  String((await send(address, token, '/user-plans/current')).body.planId);

/** Cancels a person's subscription. Returns whether the amount was refunded. */
export const cancel = async (address: string, token: string): Promise<boolean> =>
  (await send(address, token, '/subscription/cancel', {})).body.refunded === true;

/** Opens a payment page and returns its id. */
export async function openCheckout(address: string, token: string, userId: string): Promise<string> {
  const { status, body } = await send(address, token, '/create-checkout-session', { priceId: 'price_premium', userId });
  const id = /cs_\w+/.exec(String(body.url))?.[0];
  if (id === undefined) throw new Error(`The checkout answered ${status}: ${JSON.stringify(body)}`);
  return id;
}

/** The account's id behind a token. */
export async function userIdOf(address: string, token: string): Promise<string> {
  const { body } = await send(address, token, '/auth/get-session');
  return (body.user as { id: string }).id;
}

/** Pays a page at the double by card. */
export const pay = (double: StripeDouble, session: string): void => {
  double.pay({ session, method: 'card' });
};
