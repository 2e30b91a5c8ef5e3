import type { Stripe } from 'stripe';
import { changePrice } from '../billing/change-price.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { setEnd } from '../billing/set-end.ts';
import { updateSubscription } from '../billing/update-subscription.ts';
import type { Context } from '../store/context.ts';
import { found, itemOf } from '../store/find.ts';
import { newestFirst, type Price, type Subscription } from '../store/store.ts';
import { missing, refused } from '../wire/failure.ts';
import { PAGING, page } from '../wire/list.ts';
import { type Parameters, withinRange } from '../wire/parameters.ts';
import { type Route, route } from '../wire/route.ts';

const KNOWN = [
  'items',
  'proration_behavior',
  'proration_date',
  'payment_behavior',
  'cancel_at_period_end',
  'cancellation_details',
  'metadata',
  'expand',
] as const satisfies (keyof Stripe.SubscriptionUpdateParams)[];

const PAYMENT_BEHAVIORS = [
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
] as const;

/** The new price in `items[0]`. An item without its id would be added to the subscription. */
export function wantedPrice(context: Context, subscription: Subscription, items: Parameters[]): Price | undefined {
  const [item] = items;
  if (item === undefined) return undefined;
  if (items.length > 1) throw refused('The double changes one item.', 'items');
  const id = item.only('id', 'price', 'quantity').text('id');
  if (id === undefined) throw refused('The double adds no item: name the one to change.', item.name('id'));
  if (id !== itemOf(subscription).id) throw missing('subscription_item', id, item.name('id'));
  const priceId = item.text('price');
  if (priceId === undefined) return undefined;
  const price = context.store.prices.get(priceId);
  if (price === undefined) throw missing('price', priceId, item.name('price'));
  if (price.recurring === null) {
    throw refused(`The price \`${priceId}\` is not recurring.`, item.name('price'));
  }
  return price;
}

/** The date to count the rest of the period from. It lies in the period. */
export function prorationDate(parameters: Parameters, subscription: Subscription, now: number): number {
  const date = parameters.integer('proration_date') ?? now;
  const item = itemOf(subscription);
  if (date < item.current_period_start || date > item.current_period_end) {
    throw refused('Cannot specify `proration_date` outside of the current period.', parameters.name('proration_date'));
  }
  return date;
}

function refuseWhatIsNotAllowed(subscription: Subscription, parameters: Parameters): void {
  if (subscription.status === 'canceled') {
    throw refused('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const cancels = parameters.has('cancel_at_period_end');
  if (cancels && subscription.schedule !== null) {
    throw refused(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any ` +
        'cancelation behavior directly is not allowed. Please update the schedule instead.',
      'cancel_at_period_end',
    );
  }
  const pending = parameters.text('payment_behavior') === 'pending_if_incomplete';
  const unfit = (['metadata', 'cancellation_details'] as const).find((key) => parameters.has(key));
  if (pending && unfit !== undefined) {
    throw refused(`When \`payment_behavior\` is \`pending_if_incomplete\`, you cannot pass \`${unfit}\`.`, unfit);
  }
}

function update(context: Context, id: string, parameters: Parameters): Subscription {
  const subscription = found(context.store.subscriptions, 'subscription', id);
  const at = context.now();
  parameters.only(...KNOWN);
  refuseWhatIsNotAllowed(subscription, parameters);
  const price = wantedPrice(context, subscription, parameters.list('items'));
  const prorationBehavior = parameters.oneOf('proration_behavior', ['always_invoice', 'none', 'create_prorations']);
  const paymentBehavior = parameters.oneOf('payment_behavior', PAYMENT_BEHAVIORS) ?? 'allow_incomplete';
  const date = prorationDate(parameters, subscription, at);
  const atPeriodEnd = parameters.flag('cancel_at_period_end');
  if (price !== undefined && price.id !== itemOf(subscription).price.id) {
    if (prorationBehavior === undefined || prorationBehavior === 'create_prorations') {
      throw refused('The double takes always_invoice or none.', 'proration_behavior');
    }
    changePrice(context, subscription, { price, prorationBehavior, prorationDate: date, paymentBehavior, atPeriodEnd });
  }
  updateSubscription(context, subscription, at, () => {
    // With a pending update this waits for its payment, too.
    if (atPeriodEnd !== undefined && subscription.pending_update === null) setEnd(subscription, atPeriodEnd, at);
    noteDetails(subscription, parameters);
    subscription.metadata = parameters.metadata('metadata', subscription.metadata);
  });
  return subscription;
}

function noteDetails(subscription: Subscription, parameters: Parameters): void {
  if (!parameters.has('cancellation_details')) return;
  const details = parameters.nested('cancellation_details').only('comment', 'feedback');
  subscription.cancellation_details = {
    feedback_option: null,
    reason: subscription.cancellation_details?.reason ?? null,
    comment: details.text('comment') ?? null,
    feedback: details.text('feedback') ?? null,
  };
}

function cancel(context: Context, id: string, parameters: Parameters): Subscription {
  const subscription = found(context.store.subscriptions, 'subscription', id);
  parameters.only('invoice_now', 'prorate', 'cancellation_details', 'expand');
  for (const key of ['invoice_now', 'prorate']) {
    if (parameters.flag(key) === true) throw refused(`The double doesn't imitate ${key}.`, key);
  }
  // As at Stripe, one that has ended counts as unknown here.
  if (subscription.status === 'canceled') throw missing('subscription', id);
  noteDetails(subscription, parameters);
  endSubscription(context, subscription, context.now(), 'cancellation_requested');
  return subscription;
}

function list(context: Context, parameters: Parameters): Stripe.ApiList<Subscription> {
  parameters.only(...PAGING, 'customer', 'status', 'price', 'created');
  const [customer, price] = [parameters.text('customer'), parameters.text('price')];
  const status = parameters.text('status');
  const all = newestFirst(context.store.subscriptions).filter(
    (one) =>
      (customer === undefined || one.customer === customer) &&
      (price === undefined || itemOf(one).price.id === price) &&
      (status === 'all' || (status === undefined ? one.status !== 'canceled' : one.status === status)) &&
      withinRange(parameters, 'created', one.created),
  );
  return page(all, parameters, '/v1/subscriptions');
}

export const SUBSCRIPTION_ROUTES: Route[] = [
  route('GET', '/v1/subscriptions', ({ context, parameters }) => list(context, parameters)),
  route('GET', '/v1/subscriptions/:id', ({ context, id }) => found(context.store.subscriptions, 'subscription', id)),
  route('POST', '/v1/subscriptions/:id', ({ context, id, parameters }) => update(context, id, parameters)),
  route('DELETE', '/v1/subscriptions/:id', ({ context, id, parameters }) => cancel(context, id, parameters)),
];
