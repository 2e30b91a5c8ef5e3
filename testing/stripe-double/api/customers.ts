import { refundCharge } from '../billing/refund.ts';
import { endSubscription } from '../billing/subscription.ts';
import { makeCustomer } from '../objects/payment.ts';
import { type Context, found } from '../store/store.ts';
import { pageOf, type Routes } from '../wire/route.ts';

function remove(context: Context, id: string): object {
  const { store } = context;
  found(store.customers, 'customer', id);
  for (const subscription of store.subscriptions.values())
    if (subscription.customer === id && subscription.status !== 'canceled')
      endSubscription(context, subscription, context.now());
  store.customers.delete(id);
  const deleted = { id, object: 'customer', deleted: true } as const;
  store.deletedCustomers.set(id, deleted);
  return deleted;
}

export const CUSTOMER_ROUTES: Routes = {
  'POST /v1/customers': ({ context: { now, store }, parameters }) => {
    const customer = makeCustomer(parameters.only('metadata').metadata(), now());
    store.customers.set(customer.id, customer);
    return customer;
  },
  // A deleted customer is still answered, as {deleted: true}.
  'GET /v1/customers/:id': ({ context: { store }, id }) =>
    store.deletedCustomers.get(id) ?? found(store.customers, 'customer', id),
  'DELETE /v1/customers/:id': ({ context, id }) => remove(context, id),
  'GET /v1/prices/:id': ({ context, id }) => found(context.store.prices, 'price', id),
  'GET /v1/charges': ({ context, parameters }) =>
    pageOf(context.store.charges, parameters, ['customer'], '/v1/charges'),
  'GET /v1/charges/:id': ({ context, id }) => found(context.store.charges, 'charge', id),
  'GET /v1/disputes': ({ context, parameters }) =>
    pageOf(context.store.disputes, parameters, ['charge'], '/v1/disputes'),
  'GET /v1/refunds': ({ context, parameters }) => pageOf(context.store.refunds, parameters, ['charge'], '/v1/refunds'),
  'POST /v1/refunds': ({ context, parameters }) => refundCharge(context, parameters.only('charge').required('charge')),
};
