import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { KEEP_ALIVE_MS } from '../keep-alive.ts';
import { type StripeDouble, type StripeDoubleOptions, startStripeDouble } from './stripe-double.ts';

export const DAY = 86_400;
export const SECRET = 'whsec_for_tests';

export interface Started {
  double: StripeDouble;
  stripe: Stripe;
  stop(): Promise<void>;
}

/** The official SDK, talking to a double. */
export function sdkFor(address: string, key = 'sk_test_double'): Stripe {
  const { hostname, port } = new URL(address);
  return new Stripe(key, { host: hostname, port: Number(port), protocol: 'http', telemetry: false });
}

export async function start(options: StripeDoubleOptions = {}): Promise<Started> {
  const double = await startStripeDouble(options);
  return { double, stripe: sdkFor(double.address), stop: () => double.stop() };
}

/** A customer with a subscription that was paid by card. */
export async function subscribed(
  { double, stripe }: Started,
  price = 'price_essencial',
  card = '4242 4242 4242 4242',
): Promise<{ customer: Stripe.Customer; subscription: Stripe.Subscription; item: Stripe.SubscriptionItem }> {
  const customer = await stripe.customers.create({ metadata: { account: 'a1' } });
  const session = await openSession(stripe, customer.id, price);
  double.pay({ session: session.id, method: 'card', card });
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  const [subscription] = data;
  const item = subscription?.items.data[0];
  if (subscription === undefined || item === undefined) throw new Error('No subscription');
  return { customer, subscription, item };
}

export const openSession = (stripe: Stripe, customer: string, price: string): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.create({
    mode: price.startsWith('price_pix') ? 'payment' : 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://localhost:1/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:1/payment-cancel',
  });

export interface Received {
  event: Stripe.Event | undefined;
  /** Why the signature was refused. */
  refused: string | undefined;
}

/** A webhook endpoint that verifies signatures as the SDK does, and answers the given statuses in turn, then 200. */
export async function startEndpoint(
  statuses: number[] = [],
): Promise<{ url: string; received: Received[]; stop(): Promise<void> }> {
  const received: Received[] = [];
  const read = async (request: IncomingMessage): Promise<number> => {
    const body = await text(request);
    try {
      const event = Stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), SECRET);
      received.push({ event, refused: undefined });
      return statuses.shift() ?? 200;
    } catch (error) {
      received.push({ event: undefined, refused: String(error) });
      return 400;
    }
  };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    read(request).then(
      (status) => response.writeHead(status).end(),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}/webhooks`,
    received,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
