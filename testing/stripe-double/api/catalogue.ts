import { Stripe } from 'stripe';
import { type Context, ENABLED_EVENTS } from '../store/context.ts';
import { found } from '../store/find.ts';
import { type Event, newestFirst } from '../store/store.ts';
import { PAGING, page, wholeList } from '../wire/list.ts';
import { type Parameters, withinRange } from '../wire/parameters.ts';
import { type Route, route } from '../wire/route.ts';

/** Stripe lists the events of the last 30 days. */
const EVENTS_KEPT = 30 * 86_400;

function events(context: Context, parameters: Parameters): Stripe.ApiList<Event> {
  parameters.only(...PAGING, 'type', 'types', 'created', 'delivery_success');
  const type = parameters.text('type');
  const types = type === undefined ? parameters.texts('types') : [type];
  const delivered = parameters.flag('delivery_success');
  const since = context.now() - EVENTS_KEPT;
  const all = newestFirst(context.store.events).filter(
    (one) =>
      one.created >= since &&
      (delivered === undefined || delivered === (one.pending_webhooks === 0)) &&
      (types.length === 0 || types.includes(one.type)) &&
      withinRange(parameters, 'created', one.created),
  );
  return page(all, parameters, '/v1/events');
}

/** The webhook endpoint that is set, without its secret. */
const endpoint = (url: string, created: number): Stripe.WebhookEndpoint => ({
  id: 'we_double',
  object: 'webhook_endpoint',
  api_version: Stripe.API_VERSION,
  application: null,
  created,
  description: null,
  enabled_events: [...ENABLED_EVENTS],
  livemode: false,
  metadata: {},
  status: 'enabled',
  url,
});

export const catalogueRoutes = (webhookUrl: () => string | undefined): Route[] => [
  route('GET', '/v1/prices', ({ context, parameters }) =>
    page(newestFirst(context.store.prices), parameters.only(...PAGING, 'active', 'type', 'currency'), '/v1/prices'),
  ),
  route('GET', '/v1/prices/:id', ({ context, id }) => found(context.store.prices, 'price', id)),
  route('GET', '/v1/products/:id', ({ context, id }) => found(context.store.products, 'product', id)),
  route('GET', '/v1/events', ({ context, parameters }) => events(context, parameters)),
  route('GET', '/v1/events/:id', ({ context, id }) => found(context.store.events, 'event', id)),
  route('GET', '/v1/webhook_endpoints', ({ context }) => {
    const url = webhookUrl();
    return wholeList(url === undefined ? [] : [endpoint(url, context.now())], '/v1/webhook_endpoints');
  }),
];
