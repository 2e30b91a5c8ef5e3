import type { Stripe } from 'stripe';
import { endSubscription } from '../billing/end-subscription.ts';
import { makeCustomer } from '../objects/customer.ts';
import type { Context } from '../store/context.ts';
import { liveCustomer } from '../store/find.ts';
import { newestFirst } from '../store/store.ts';
import { refused } from '../wire/failure.ts';
import { PAGING, page } from '../wire/list.ts';
import { type Parameters, withinRange } from '../wire/parameters.ts';
import { type Route, route } from '../wire/route.ts';

const KNOWN = [
  'email',
  'name',
  'description',
  'metadata',
  'preferred_locales',
  'expand',
] as const satisfies (keyof Stripe.CustomerCreateParams)[];

function emailOf(parameters: Parameters): string | undefined {
  const email = parameters.text('email');
  if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw refused(`Invalid email address: ${email}`, 'email', 'email_invalid');
  }
  return email;
}

function write(context: Context, customer: Stripe.Customer, parameters: Parameters): Stripe.Customer {
  customer.email = emailOf(parameters) ?? customer.email;
  customer.name = parameters.text('name') ?? customer.name ?? null;
  customer.description = parameters.text('description') ?? customer.description;
  if (parameters.has('preferred_locales')) customer.preferred_locales = parameters.texts('preferred_locales');
  customer.metadata = parameters.metadata('metadata', customer.metadata);
  context.store.customers.set(customer.id, customer);
  return customer;
}

function remove(context: Context, id: string): Stripe.DeletedCustomer {
  const customer = liveCustomer(context, id);
  const at = context.now();
  for (const subscription of context.store.subscriptions.values()) {
    if (subscription.customer === id && subscription.status !== 'canceled') {
      endSubscription(context, subscription, at, 'cancellation_requested');
    }
  }
  context.store.customers.delete(id);
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  context.store.deletedCustomers.set(id, deleted);
  context.emit('customer.deleted', customer, at);
  return deleted;
}

export const CUSTOMER_ROUTES: Route[] = [
  route('POST', '/v1/customers', ({ context, parameters }) =>
    write(context, makeCustomer(null, {}, context.now()), parameters.only(...KNOWN)),
  ),
  route('GET', '/v1/customers', ({ context, parameters }) => {
    const email = parameters.only(...PAGING, 'email', 'created').text('email');
    const all = newestFirst(context.store.customers).filter(
      (one) => (email === undefined || one.email === email) && withinRange(parameters, 'created', one.created),
    );
    return page(all, parameters, '/v1/customers');
  }),
  route(
    'GET',
    '/v1/customers/:id',
    // A deleted customer is still answered, as {deleted: true}.
    ({ context, id }) => context.store.deletedCustomers.get(id) ?? liveCustomer(context, id),
  ),
  route('POST', '/v1/customers/:id', ({ context, id, parameters }) =>
    write(context, liveCustomer(context, id), parameters.only(...KNOWN)),
  ),
  route('DELETE', '/v1/customers/:id', ({ context, id }) => remove(context, id)),
];
