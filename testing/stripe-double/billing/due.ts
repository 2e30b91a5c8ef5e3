import type { Context, Subscription } from '../store/store.ts';
import { itemOf } from '../store/store.ts';
import { expirePendingUpdate } from './change-price.ts';
import { expireSession } from './checkout.ts';
import { collectInvoice } from './invoicing.ts';
import { endPeriod, endSubscription, RETRY_AFTER_DAYS, updateSubscription } from './subscription.ts';

interface Due {
  at: number;
  run(at: number): void;
}

/** The next attempt to collect the renewal that was declined. */
function retryOf(context: Context, subscription: Subscription): Due[] {
  const invoice = context.store.invoices.get(subscription.latest_invoice ?? '');
  const next = invoice?.next_payment_attempt ?? null;
  if (invoice === undefined || next === null) return [];
  const run = (at: number): void => {
    const days = RETRY_AFTER_DAYS[invoice.attempt_count];
    const after = days === undefined ? null : at + days * 86_400;
    if (collectInvoice(context, invoice, subscription, 'renewal', at, after) === 'succeeded')
      updateSubscription(context, subscription, at, () => {
        subscription.status = 'active';
      });
    else if (days === undefined) endSubscription(context, subscription, at);
  };
  return [{ at: next, run }];
}

function dueOf(context: Context, subscription: Subscription): Due[] {
  if (subscription.status === 'canceled') return [];
  const pending = subscription.pending_update;
  return [
    ...(pending === null
      ? []
      : [{ at: pending.expires_at, run: (at: number) => expirePendingUpdate(context, subscription, at) }]),
    ...retryOf(context, subscription),
    { at: itemOf(subscription).current_period_end, run: (at) => endPeriod(context, subscription, at) },
  ];
}

/** Does everything whose time has come, in the order of time: renewals, retries, ends, expired sessions. */
export function doWhatIsDue(context: Context): void {
  const { store } = context;
  const now = context.now();
  for (const session of store.sessions.values())
    if (session.status === 'open' && session.expires_at <= now) expireSession(context, session, session.expires_at);
  for (const subscription of store.subscriptions.values()) {
    for (;;) {
      const first = dueOf(context, subscription).reduce((a, b) => (b.at < a.at ? b : a), { at: Infinity, run() {} });
      if (first.at > now) break;
      first.run(first.at);
    }
  }
}
