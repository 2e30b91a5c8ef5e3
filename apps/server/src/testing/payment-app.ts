import { once } from 'node:events';
import type { Server } from 'node:http';
import Stripe from 'stripe';
import { expect, vi } from 'vitest';
import { type StripeDouble, startStripeDouble } from '../../../../testing/stripe-double/stripe-double.ts';
import { createHttpServer, portOf } from '../http/listen.ts';
import { NOON, type Person, startTestApp, type TestApp } from './test-app.ts';

/** Variables of an installation that takes payments by the double. */
export const paymentVariables = (address: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_WEBHOOK_SECRET: 'whsec_double',
  STRIPE_API_BASE: address,
  STRIPE_PRICE_ESSENCIAL: 'price_essencial',
  STRIPE_PRICE_PREMIUM: 'price_premium',
  STRIPE_PIX_PRICES:
    'essencial:30d:price_pix_essencial_30:1490,premium:30d:price_pix_premium_30:2990,premium:12m:price_pix_premium_365:29900',
});

const RETRY_AFTER_S = 0.005;

/** A card that pays once and no renewal. */
export const UNPAID = '4000 0000 0000 0341';

export type Buyer = Person & {
  /** Asks for a payment page, which may be refused. */
  askForPage(priceId: string): ReturnType<Person['call']>;
  /** Opens a payment page and returns its id at the double. */
  openCheckout(priceId: string): Promise<string>;
  /** Buys a plan by Pix, or by card with this number, and processes the webhooks. */
  buy(priceId: string, card?: string): Promise<void>;
  /** `expected`: what the screen announced. */
  cancel(expected?: string): ReturnType<Person['call']>;
  plan(): Promise<string>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and asserts on it
  subscription(): Promise<any>;
  customer(): string;
  /** Makes the purchases that many days older and processes the webhooks. */
  waitDays(days: number): Promise<void>;
};

export type PaymentApp = TestApp & {
  double: StripeDouble;
  /** The app's HTTP server and its address. */
  server: Server;
  address: string;
  /** Lets Stripe's work for the next such call wait. Resolves when the call has arrived; the function ends the wait. */
  hold(method: string, path: string, call: () => unknown): Promise<() => void>;
  /** Waits until all webhooks are delivered and their jobs have run. */
  settle(): Promise<void>;
  newBuyer(): Promise<Buyer>;
  /** A new person who has bought this plan. */
  buyerOf(priceId: string, card?: string): Promise<Buyer>;
};

/** The SDK waits half a second and more before each retry, which it has no option for. */
function retryAtOnce(): void {
  const wait = vi.spyOn(
    Stripe.prototype as unknown as { getInitialNetworkRetryDelay(): number },
    'getInitialNetworkRetryDelay',
  );
  wait.mockReturnValue(RETRY_AFTER_S);
}

/** Pays an open invoice on its page at the double, with a card that is never declined. */
export async function payInvoiceAt(page: string): Promise<void> {
  const body = new URLSearchParams({ number: '4242424242424242', expiry: '12/34', cvc: '123' });
  const { status } = await fetch(page, { method: 'POST', body });
  if (status !== 200) throw new Error(`${page} answered ${status}`);
}

/** Starts the app with a double of Stripe, whose webhooks arrive by HTTP. Both have the same clock. */
export async function startPaymentApp(): Promise<PaymentApp> {
  retryAtOnce();
  let now = () => NOON;
  const double = await startStripeDouble({ now: () => now() });
  const app = await startTestApp(paymentVariables(double.address));
  now = app.now;
  const server = createHttpServer(app.app.app, { hostname: 'localhost', isHttps: false, log: app.log });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = `http://localhost:${portOf(server)}`;
  double.webhooks({ url: `${address}/api/webhooks/stripe`, secret: 'whsec_double', retryMs: 20 });

  async function hold(method: string, path: string, call: () => unknown): Promise<() => void> {
    const end = Promise.withResolvers<void>();
    const before = double.requests().length;
    double.fail({ method, path, times: 1, status: 'slow', until: end.promise });
    call();
    const arrived = () => double.requests().slice(before);
    const isHeld = () => arrived().some((one) => one.method === method && new RegExp(path).test(one.path));
    await expect.poll(isHeld, { timeout: 30_000, interval: 5 }).toBe(true);
    return end.resolve;
  }

  async function settle(): Promise<void> {
    // Processing an event may change something at the double, which sends further events.
    for (let round = 0; round < 5; round += 1) {
      await double.idle();
      if (app.jobs.length === 0) return;
      await app.runJobs();
    }
  }

  async function newBuyer(): Promise<Buyer> {
    const person = await app.newPerson();
    const customer = (): string => double.lookUp(person.userId).customer?.id ?? '';
    const askForPage = (priceId: string) =>
      person.call('POST', '/create-checkout-session', { priceId, userId: person.userId });
    async function openCheckout(priceId: string): Promise<string> {
      const { status, body } = await askForPage(priceId);
      if (status !== 200) throw new Error(`The checkout answered ${status}: ${JSON.stringify(body)}`);
      const id = /cs_\w+/.exec(body.url)?.[0];
      if (!id) throw new Error(`No session in ${body.url}`);
      return id;
    }
    return {
      ...person,
      customer,
      askForPage,
      openCheckout,
      async buy(priceId, card) {
        const session = await openCheckout(priceId);
        double.pay({ session, method: priceId.startsWith('price_pix') ? 'pix' : 'card', ...(card && { card }) });
        await settle();
      },
      cancel: (expected) => person.call('POST', '/subscription/cancel', { expected }),
      plan: async () => (await person.call('GET', '/user-plans/current')).body.planId,
      subscription: async () => (await person.call('GET', '/subscription')).body,
      async waitDays(days) {
        double.shift({ customer: customer(), seconds: days * 86_400 });
        // Time passes without a webhook, but here the dates at the double have changed.
        await person.call('POST', '/subscription/refresh');
        await settle();
      },
    };
  }

  return {
    ...app,
    double,
    server,
    address,
    hold,
    settle,
    newBuyer,
    async buyerOf(priceId, card) {
      const buyer = await newBuyer();
      await buyer.buy(priceId, card);
      return buyer;
    },
    async close() {
      await double.stop();
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
      await app.close();
    },
  };
}
