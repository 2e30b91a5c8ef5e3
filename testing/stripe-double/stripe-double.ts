import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { startDoubleServer } from '../double-server.ts';
import { CUSTOMER_ROUTES } from './api/customers.ts';
import { SCHEDULE_ROUTES } from './api/schedules.ts';
import { SESSION_ROUTES } from './api/sessions.ts';
import { SUBSCRIPTION_ROUTES } from './api/subscriptions.ts';
import { doWhatIsDue } from './billing/due.ts';
import { type Controls, control, makeControls } from './controls/controls.ts';
import { newId } from './objects/ids.ts';
import { makePrice } from './objects/payment.ts';
import { pageAt } from './pages/pages.ts';
import { PRICES } from './prices.copy.ts';
import { loadState, saveState } from './store/state-file.ts';
import { type Context, type Event, type EventType, emptyStore } from './store/store.ts';
import { Delivery, type WebhookTarget } from './webhooks/delivery.ts';
import { ApiServer } from './wire/api-server.ts';
import { StripeFailure } from './wire/failure.ts';
import { plain } from './wire/present.ts';

export interface StripeDoubleOptions {
  port?: number;
  webhook?: WebhookTarget;
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

/** An event with a copy of the object as it is now. */
const makeEvent = (type: EventType, object: object, at: number): Event => ({
  id: newId('evt'),
  object: 'event',
  api_version: Stripe.API_VERSION,
  created: at,
  data: { object: plain(object) },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function serve(
  context: Context,
  api: ApiServer,
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = await text(request);
  if (url.pathname.startsWith('/_double/')) return json(response, 200, await control(controls, url.pathname, body));
  const page = pageAt(context, request.method ?? 'GET', url, body);
  if (page === undefined) return api.serve(request, response, url, body);
  response.setHeader('Cache-Control', 'no-store');
  if ('location' in page) response.writeHead(page.status, { Location: page.location }).end();
  else response.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page.page);
}

/** Starts a server that speaks Stripe's API, as far as the product uses it, for development and tests. */
export async function startStripeDouble(options: StripeDoubleOptions = {}): Promise<StripeDouble> {
  const { port = 0, now = Date.now, stateFile, webhook } = options;
  const seconds = (): number => Math.floor(now() / 1000);
  const store = emptyStore();
  const delivery = new Delivery(seconds, webhook);
  let address = '';
  const context: Context = {
    store,
    address: () => address,
    now: seconds,
    emit(type, object, at) {
      const event = makeEvent(type, object, at);
      store.events.set(event.id, event);
      delivery.add(event);
    },
  };
  const routes = { ...CUSTOMER_ROUTES, ...SESSION_ROUTES, ...SUBSCRIPTION_ROUTES, ...SCHEDULE_ROUTES };
  const api = new ApiServer(context, routes, () => doWhatIsDue(context));
  const controls = makeControls(context, delivery, api);
  const save = (): void => (stateFile === undefined ? undefined : saveState(stateFile, store, address));
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    response.once('close', save);
    serve(context, api, controls, request, response).catch((error: unknown) => {
      if (error instanceof StripeFailure) json(response, error.status, { error: error.body });
      else if (response.headersSent) response.destroy();
      else json(response, 500, { error: { type: 'api_error', message: String(error) } });
    });
  };
  const server = await startDoubleServer(listen, 'localhost', port);
  address = server.address;
  if (stateFile !== undefined) loadState(stateFile, store, address);
  for (const setting of PRICES) store.prices.set(setting.id, makePrice(setting));
  return {
    ...controls,
    address,
    async stop() {
      await delivery.stop();
      save();
      await server.stop();
    },
  };
}
