import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../store/context.ts';
import type { Subscription } from '../store/store.ts';

const copyOf = (subscription: Subscription): Record<string, unknown> => JSON.parse(JSON.stringify(subscription));

/** Changes a subscription and tells of it, with the old values of what changed. */
export function updateSubscription(context: Context, subscription: Subscription, at: number, change: () => void): void {
  const before = copyOf(subscription);
  change();
  const after = copyOf(subscription);
  const changed = Object.entries(before).filter(([key, value]) => !isDeepStrictEqual(value, after[key]));
  if (changed.length === 0) return;
  context.emit('customer.subscription.updated', subscription, at, Object.fromEntries(changed));
}
