import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEEP_ALIVE_MS } from '../keep-alive.ts';
import { catalogueRoutes } from './api/catalogue.ts';
import { CUSTOMER_ROUTES } from './api/customers.ts';
import { INVOICE_ROUTES } from './api/invoices.ts';
import { PAYMENT_ROUTES } from './api/payments.ts';
import { SCHEDULE_ROUTES } from './api/schedules.ts';
import { SESSION_ROUTES } from './api/sessions.ts';
import { SUBSCRIPTION_ROUTES } from './api/subscriptions.ts';
import { doWhatIsDue } from './billing/due.ts';
import { type Controls, makeControls } from './controls/controls.ts';
import { makePrice, makeProduct, type PriceSetting } from './objects/price.ts';
import { DEFAULT_PRICES } from './prices.copy.ts';
import { listener } from './serve.ts';
import type { Context } from './store/context.ts';
import { loadState, saveState } from './store/state-file.ts';
import { emptyStore } from './store/store.ts';
import { Delivery, type WebhookTarget } from './webhooks/delivery.ts';
import { makeEvent } from './webhooks/make-event.ts';
import { ApiServer } from './wire/api-server.ts';
import { PlannedFailures } from './wire/failures.ts';

export interface StripeDoubleOptions {
  port?: number;
  host?: string;
  webhook?: WebhookTarget;
  prices?: readonly PriceSetting[];
  /** Takes Pix for subscriptions too. */
  pixRecurring?: boolean;
  secretKey?: string;
  /** Keeps the state in a file, for a process that is started again. */
  stateFile?: string;
  /** The clock, in milliseconds: of the objects, and of the signatures of webhooks. */
  now?: () => number;
}

export interface StripeDouble extends Controls {
  /** Scheme, host and port. */
  address: string;
  stop(): Promise<void>;
}

/** Loads the state of an earlier process. Returns how to save it. */
function keepState(path: string | undefined, { store, address }: Context, { keys }: ApiServer): () => void {
  if (path === undefined) return () => {};
  keys.restore(loadState(path, store, address()));
  return () => saveState(path, store, address(), keys.entries());
}

/** Starts a server that speaks Stripe's API, for development and tests. */
export async function startStripeDouble(options: StripeDoubleOptions = {}): Promise<StripeDouble> {
  const { host = 'localhost', port = 0, now = Date.now } = options;
  const seconds = (): number => Math.floor(now() / 1000);
  const store = emptyStore();
  const delivery = new Delivery(seconds, options.webhook);
  let address = '';
  const context: Context = {
    store,
    pixRecurring: options.pixRecurring ?? false,
    address: () => address,
    now: seconds,
    emit(type, object, at, previous) {
      const event = makeEvent(type, object, at, previous);
      store.events.set(event.id, event);
      delivery.add(event);
      return event;
    },
  };
  for (const setting of options.prices ?? DEFAULT_PRICES) {
    const product = makeProduct(setting, seconds());
    store.products.set(product.id, product);
    store.prices.set(setting.id, makePrice(setting, product, seconds()));
  }
  const failures = new PlannedFailures();
  const routes = [
    ...CUSTOMER_ROUTES,
    ...SESSION_ROUTES,
    ...SUBSCRIPTION_ROUTES,
    ...SCHEDULE_ROUTES,
    ...INVOICE_ROUTES,
    ...PAYMENT_ROUTES,
    ...catalogueRoutes(() => delivery.currentTarget?.url),
  ];
  const due = (): void => doWhatIsDue(context);
  const api = new ApiServer(context, routes, options.secretKey ?? 'sk_test_double', failures, due);
  const controls = makeControls(context, delivery, failures, api);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener(context, api, controls));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound: AddressInfo | string | null = server.address();
  address = `http://${host}:${typeof bound === 'object' ? (bound?.port ?? port) : port}`;
  const save = keepState(options.stateFile, context, api);
  server.on('request', (_request, response) => response.once('close', save));
  return {
    ...controls,
    address,
    async stop() {
      await delivery.stop();
      save();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
