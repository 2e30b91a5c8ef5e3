import type { Stripe } from 'stripe';
import { missing } from '../wire/failure.ts';
import type { Context } from './context.ts';
import type { Customer, Subscription } from './store.ts';

/** The object of an id. Without `param` the id was in the path: 404. */
export function found<T>(map: ReadonlyMap<string, T>, kind: string, id: string, param?: string): T {
  const object = map.get(id);
  if (object === undefined) throw missing(kind, id, param);
  return object;
}

export const liveCustomer = (context: Context, id: string, param?: string): Customer =>
  found(context.store.customers, 'customer', id, param);

/** The only item of a subscription. The double doesn't imitate subscriptions of several items. */
export function itemOf(subscription: Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`Subscription ${subscription.id} has no item`);
  return item;
}
