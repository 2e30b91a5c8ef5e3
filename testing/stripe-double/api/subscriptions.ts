import { changePrice, prorationLines } from '../billing/change-price.ts';
import { voidInvoice } from '../billing/invoicing.ts';
import { endSubscription, setEnd, updateSubscription } from '../billing/subscription.ts';
import { makeInvoice } from '../objects/subscription.ts';
import { type Context, found, type Invoice, itemOf, type Price, type Subscription } from '../store/store.ts';
import { missing, refused } from '../wire/failure.ts';
import type { Parameters } from '../wire/parameters.ts';
import { pageOf, type Routes } from '../wire/route.ts';

/** The new price in `items[0]`. An item without its id would be added to the subscription. */
function wantedPrice(context: Context, subscription: Subscription, items: Parameters[]): Price {
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) throw refused('The double changes one item.', 'items');
  const id = item.only('id', 'price').text('id');
  if (id === undefined) throw refused('The double adds no item: name the one to change.', item.name('id'));
  const current = itemOf(subscription);
  if (id !== current.id) throw missing('subscription_item', id, item.name('id'));
  const price = found(context.store.prices, 'price', item.required('price'), item.name('price'));
  if (price.recurring === null) throw refused(`The price \`${price.id}\` is not recurring.`, item.name('price'));
  if (price.unit_amount > (current.price.unit_amount ?? 0)) return price;
  throw refused('The double imitates only changes to a more expensive price.', item.name('price'));
}

function update(context: Context, id: string, parameters: Parameters): Subscription {
  const subscription = found(context.store.subscriptions, 'subscription', id);
  parameters.only('items', 'proration_behavior', 'payment_behavior', 'cancel_at_period_end', 'expand');
  if (subscription.status === 'canceled') throw refused('A canceled subscription can not be updated.');
  if (parameters.has('items')) {
    if (parameters.has('cancel_at_period_end')) throw refused('The double takes this alone.', 'cancel_at_period_end');
    parameters.oneOf('proration_behavior', ['always_invoice']);
    parameters.oneOf('payment_behavior', ['pending_if_incomplete']);
    changePrice(context, subscription, wantedPrice(context, subscription, parameters.list('items')));
    return subscription;
  }
  if (subscription.schedule !== null) {
    const message = `The subscription is managed by the subscription schedule \`${subscription.schedule}\`.`;
    throw refused(message, 'cancel_at_period_end');
  }
  const atPeriodEnd = parameters.oneOf('cancel_at_period_end', ['true', 'false']) === 'true';
  const at = context.now();
  updateSubscription(context, subscription, at, () => setEnd(subscription, atPeriodEnd, at));
  return subscription;
}

function cancel(context: Context, id: string, parameters: Parameters): Subscription {
  const subscription = found(context.store.subscriptions, 'subscription', id);
  parameters.only('prorate').oneOf('prorate', ['false']);
  // As at Stripe, one that has ended counts as unknown here.
  if (subscription.status === 'canceled') throw missing('subscription', id);
  endSubscription(context, subscription, context.now());
  return subscription;
}

/** What a change of plan would cost. Nothing is stored. */
function preview(context: Context, parameters: Parameters): Invoice {
  const id = parameters.only('customer', 'subscription', 'subscription_details').required('subscription');
  const subscription = found(context.store.subscriptions, 'subscription', id, 'subscription');
  const details = parameters.nested('subscription_details').only('items', 'proration_behavior');
  details.oneOf('proration_behavior', ['always_invoice']);
  const price = wantedPrice(context, subscription, details.list('items'));
  const at = context.now();
  const lines = prorationLines(subscription, price, at);
  return makeInvoice(subscription, 'subscription_update', lines, at, context.address());
}

const subscriptionIdOf = ({ parent }: Invoice): unknown => parent?.subscription_details?.subscription;

export const SUBSCRIPTION_ROUTES: Routes = {
  'GET /v1/subscriptions': ({ context, parameters }) =>
    // Without `all`, Stripe leaves out those that have ended, which the double doesn't imitate.
    pageOf(context.store.subscriptions, parameters, ['customer', 'status'], '/v1/subscriptions', (one, key) =>
      key === 'status' ? parameters.oneOf('status', ['all']) : one[key],
    ),
  'GET /v1/subscriptions/:id': ({ context, id }) => found(context.store.subscriptions, 'subscription', id),
  'POST /v1/subscriptions/:id': ({ context, id, parameters }) => update(context, id, parameters),
  'DELETE /v1/subscriptions/:id': ({ context, id, parameters }) => cancel(context, id, parameters),
  'GET /v1/invoices': ({ context, parameters }) => {
    const keys = ['customer', 'status', 'subscription'] as const;
    return pageOf<Invoice & { subscription?: string }, (typeof keys)[number]>(
      context.store.invoices,
      parameters,
      keys,
      '/v1/invoices',
      (one, key) => (key === 'subscription' ? subscriptionIdOf(one) : one[key]),
    );
  },
  'POST /v1/invoices/create_preview': ({ context, parameters }) => preview(context, parameters),
  'POST /v1/invoices/:id/void': ({ context, id }) => {
    const { status } = found(context.store.invoices, 'invoice', id);
    if (status !== 'open') throw refused(`Invoice is ${status}, not open.`);
    return voidInvoice(context, id);
  },
};
