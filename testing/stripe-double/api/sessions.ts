import { expireSession } from '../billing/checkout.ts';
import { makeSession } from '../objects/payment.ts';
import { type Context, found, type Price, type Session } from '../store/store.ts';
import { refused } from '../wire/failure.ts';
import type { Parameters } from '../wire/parameters.ts';
import { pageOf, type Routes } from '../wire/route.ts';

type Mode = 'subscription' | 'payment';

function priceOf(context: Context, parameters: Parameters, mode: Mode): Price {
  const [item, ...others] = parameters.list('line_items');
  if (item === undefined) throw refused('Missing required param: line_items.', 'line_items', 'parameter_missing');
  if (others.length > 0 || item.only('price', 'quantity').required('quantity') !== '1')
    throw refused('The double takes one of one line item.', 'line_items');
  const price = found(context.store.prices, 'price', item.required('price'), item.name('price'));
  if (mode === 'payment' && price.recurring !== null)
    throw refused('You specified `payment` mode but passed a recurring price.', 'mode');
  if (mode === 'subscription' && price.recurring === null)
    throw refused('You must provide at least one recurring price in `subscription` mode.', item.name('price'));
  return price;
}

function addressOf(parameters: Parameters, key: 'success_url' | 'cancel_url'): string {
  const url = parameters.required(key);
  if (/^https?:\/\//.test(url)) return url;
  throw refused('Not a valid URL', key, 'url_invalid');
}

/** Methods that the account takes in a mode, without those that the call filters out: Pix can't be recurring. */
function methodTypesOf(parameters: Parameters, mode: Mode): string[] {
  const name = 'allowed_payment_method_types';
  const allowed = parameters.texts(name);
  const offered = (mode === 'payment' ? ['card', 'pix'] : ['card']).filter((type) => allowed.includes(type));
  if (offered.length > 0) return offered;
  throw refused('No valid payment method types for this Checkout Session.', name);
}

function create(context: Context, parameters: Parameters): Session {
  const mode = parameters.oneOf('mode', ['subscription', 'payment']);
  const data = mode === 'payment' ? 'payment_intent_data' : 'subscription_data';
  parameters.only(
    'mode',
    'line_items',
    'customer',
    'client_reference_id',
    'metadata',
    'allowed_payment_method_types',
    'success_url',
    'cancel_url',
    'locale',
    data,
  );
  const price = priceOf(context, parameters, mode);
  const session = makeSession(
    {
      amount: price.unit_amount,
      cancel_url: addressOf(parameters, 'cancel_url'),
      client_reference_id: parameters.text('client_reference_id') ?? null,
      created: context.now(),
      customer: found(context.store.customers, 'customer', parameters.required('customer'), 'customer').id,
      double: { price: price.id, metadata: parameters.nested(data).only('metadata').metadata() },
      metadata: parameters.metadata(),
      mode,
      payment_method_types: methodTypesOf(parameters, mode),
      success_url: addressOf(parameters, 'success_url'),
    },
    context.address(),
  );
  context.store.sessions.set(session.id, session);
  return session;
}

function expire(context: Context, id: string): Session {
  const session = found(context.store.sessions, 'checkout.session', id);
  if (session.status === 'open') return expireSession(context, session, context.now());
  throw refused(`Only open Checkout Sessions can be expired. This one is ${session.status}.`, 'session');
}

export const SESSION_ROUTES: Routes = {
  'POST /v1/checkout/sessions': ({ context, parameters }) => create(context, parameters),
  'GET /v1/checkout/sessions': ({ context, parameters }) =>
    pageOf(context.store.sessions, parameters, ['customer'], '/v1/checkout/sessions'),
  'GET /v1/checkout/sessions/:id': ({ context, id }) => found(context.store.sessions, 'checkout.session', id),
  'POST /v1/checkout/sessions/:id/expire': ({ context, id }) => expire(context, id),
};
