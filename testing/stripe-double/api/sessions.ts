import type { Stripe } from 'stripe';
import { expireSession } from '../billing/pay-session.ts';
import { makeSession } from '../objects/session.ts';
import type { Context } from '../store/context.ts';
import { found, liveCustomer } from '../store/find.ts';
import { newestFirst, type Price, type Session } from '../store/store.ts';
import { missing, refused } from '../wire/failure.ts';
import { PAGING, page } from '../wire/list.ts';
import { type Parameters, withinRange } from '../wire/parameters.ts';
import { type Route, route } from '../wire/route.ts';

/** Parameters that Stripe knows. Those that the double has no use for are accepted without effect. */
const KNOWN = [
  'mode',
  'line_items',
  'customer',
  'customer_email',
  'customer_creation',
  'client_reference_id',
  'metadata',
  'subscription_data',
  'payment_intent_data',
  'allowed_payment_method_types',
  'success_url',
  'cancel_url',
  'expires_at',
  'locale',
  'ui_mode',
  'submit_type',
  'allow_promotion_codes',
  'billing_address_collection',
  'payment_method_collection',
  'payment_method_options',
  'adaptive_pricing',
  'custom_text',
  'name_collection',
  'phone_number_collection',
  'tax_id_collection',
  'saved_payment_method_options',
  'expand',
] as const satisfies (keyof Stripe.Checkout.SessionCreateParams)[];

const DAY = 86_400;

function priceOf(context: Context, parameters: Parameters, mode: 'subscription' | 'payment'): [Price, number] {
  const items = parameters.list('line_items');
  const [item] = items;
  if (item === undefined) throw refused('Missing required param: line_items.', 'line_items', 'parameter_missing');
  if (items.length > 1) throw refused('The double takes one line item.', 'line_items');
  const id = item.only('price', 'quantity').required('price');
  const price = context.store.prices.get(id);
  if (price === undefined) throw missing('price', id, item.name('price'));
  const quantity = item.integer('quantity');
  if (quantity === undefined || quantity < 1) {
    throw refused(`Missing required param: ${item.name('quantity')}.`, item.name('quantity'), 'parameter_missing');
  }
  if (mode === 'payment' && price.recurring !== null) {
    throw refused('You specified `payment` mode but passed a recurring price.', 'mode');
  }
  if (mode === 'subscription' && price.recurring === null) {
    throw refused('You must provide at least one recurring price in `subscription` mode.', item.name('price'));
  }
  return [price, quantity];
}

function addressOf(parameters: Parameters, key: 'success_url' | 'cancel_url'): string | undefined {
  const url = parameters.text(key);
  if (url === undefined || /^https?:\/\//.test(url)) return url;
  throw refused('Not a valid URL', key, 'url_invalid');
}

function expiryOf(context: Context, parameters: Parameters): number {
  const now = context.now();
  const expires = parameters.integer('expires_at') ?? now + DAY;
  // A minute of tolerance, as the limits of Stripe count from when the call arrives.
  if (expires < now + 1800 - 60 || expires > now + DAY + 60) {
    throw refused('The `expires_at` timestamp must be from 30 minutes to 24 hours in the future.', 'expires_at');
  }
  return expires;
}

/** Methods that the account takes in a mode, without those that the call filters out. */
function methodTypesOf(context: Context, parameters: Parameters, mode: 'subscription' | 'payment'): string[] {
  const name = 'allowed_payment_method_types';
  const allowed = parameters.texts(name);
  const unknown = allowed.find((type) => type !== 'card' && type !== 'pix');
  if (unknown !== undefined) throw refused(`Invalid ${name}: ${unknown}`, name);
  const eligible = mode === 'payment' || context.pixRecurring ? ['card', 'pix'] : ['card'];
  const offered = eligible.filter((type) => allowed.length === 0 || allowed.includes(type));
  if (offered.length > 0) return offered;
  throw refused('No valid payment method types for this Checkout Session.', name);
}

function create(context: Context, parameters: Parameters): Session {
  const mode = parameters.only(...KNOWN).oneOf('mode', ['subscription', 'payment']);
  if (mode === undefined) throw refused('Missing required param: mode.', 'mode', 'parameter_missing');
  if (parameters.has(mode === 'payment' ? 'subscription_data' : 'payment_intent_data')) {
    const name = mode === 'payment' ? 'subscription_data' : 'payment_intent_data';
    throw refused(`You can not pass \`${name}\` in \`${mode}\` mode.`, name);
  }
  const successUrl = addressOf(parameters, 'success_url');
  if (successUrl === undefined) {
    throw refused('Missing required param: success_url.', 'success_url', 'parameter_missing');
  }
  const [price, quantity] = priceOf(context, parameters, mode);
  const customer = parameters.text('customer');
  if (customer !== undefined) liveCustomer(context, customer, 'customer');
  if (customer !== undefined && parameters.has('customer_email')) {
    throw refused('You may only specify one of these parameters: customer, customer_email.', 'customer_email');
  }
  const creation = parameters.oneOf('customer_creation', ['always', 'if_required']);
  const session = makeSession(
    {
      mode,
      price,
      productName: found(context.store.products, 'product', price.product).name,
      quantity,
      customer: customer ?? null,
      customerEmail: parameters.text('customer_email') ?? null,
      customerCreation: mode === 'payment' && customer === undefined ? (creation ?? 'if_required') : null,
      clientReference: parameters.text('client_reference_id') ?? null,
      metadata: parameters.metadata('metadata'),
      methodTypes: methodTypesOf(context, parameters, mode),
      allowedTypes: parameters.has('allowed_payment_method_types')
        ? parameters.texts('allowed_payment_method_types')
        : null,
      successUrl,
      cancelUrl: addressOf(parameters, 'cancel_url') ?? null,
      locale: parameters.text('locale') ?? null,
      expiresAt: expiryOf(context, parameters),
    },
    context.address(),
    context.now(),
  );
  const intentData = parameters.nested('payment_intent_data').only('metadata', 'description', 'statement_descriptor');
  context.store.sessions.set(session.id, session);
  context.store.sessionNotes.set(session.id, {
    subscriptionMetadata: parameters.nested('subscription_data').only('metadata', 'description').metadata('metadata'),
    intentMetadata: intentData.metadata('metadata'),
    description: intentData.text('description') ?? null,
  });
  return session;
}

function list({ store }: Context, parameters: Parameters): Stripe.ApiList<Session> {
  parameters.only(...PAGING, 'customer', 'subscription', 'payment_intent', 'status', 'created');
  const keys = ['customer', 'subscription', 'payment_intent', 'status'] as const;
  const all = newestFirst(store.sessions).filter(
    (one) =>
      keys.every((key) => parameters.text(key) === undefined || parameters.text(key) === one[key]) &&
      withinRange(parameters, 'created', one.created),
  );
  return page(all, parameters, '/v1/checkout/sessions');
}

function expire(context: Context, id: string): Session {
  const session = found(context.store.sessions, 'checkout.session', id);
  if (session.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
    throw refused(message, 'session');
  }
  expireSession(context, session, context.now());
  return session;
}

export const SESSION_ROUTES: Route[] = [
  route('POST', '/v1/checkout/sessions', ({ context, parameters }) => create(context, parameters)),
  route('GET', '/v1/checkout/sessions', ({ context, parameters }) => list(context, parameters)),
  route('GET', '/v1/checkout/sessions/:id', ({ context, id }) => found(context.store.sessions, 'checkout.session', id)),
  route('GET', '/v1/checkout/sessions/:id/line_items', ({ context, id, parameters }) => {
    const session = found(context.store.sessions, 'checkout.session', id);
    return page(session.line_items.data, parameters.only(...PAGING), session.line_items.url);
  }),
  route('POST', '/v1/checkout/sessions/:id/expire', ({ context, id }) => expire(context, id)),
];
