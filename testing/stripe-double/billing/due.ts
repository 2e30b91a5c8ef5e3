import type { Context } from '../store/context.ts';
import { found, itemOf } from '../store/find.ts';
import type { Invoice, Subscription } from '../store/store.ts';
import { expirePendingUpdate } from './change-price.ts';
import { endSubscription } from './end-subscription.ts';
import { collectInvoice } from './invoicing.ts';
import { expireSession } from './pay-session.ts';
import { endPeriod, RETRY_AFTER_DAYS } from './renew.ts';
import { updateSubscription } from './update-subscription.ts';

interface Due {
  at: number;
  run(): void;
}

const openInvoiceOf = (context: Context, subscription: Subscription): Invoice | undefined => {
  const invoice = context.store.invoices.get(subscription.latest_invoice ?? '');
  return invoice?.status === 'open' ? invoice : undefined;
};

function retry(context: Context, subscription: Subscription, invoice: Invoice, at: number): void {
  const method = found(context.store.methods, 'payment_method', subscription.default_payment_method);
  const days = RETRY_AFTER_DAYS[invoice.attempt_count];
  const outcome = collectInvoice(
    context,
    invoice,
    method,
    'renewal',
    at,
    days === undefined ? null : at + days * 86_400,
  );
  if (outcome === 'succeeded') {
    updateSubscription(context, subscription, at, () => {
      subscription.status = 'active';
    });
  } else if (days === undefined) endSubscription(context, subscription, at, 'payment_failed');
}

function dueOf(context: Context, subscription: Subscription): Due[] {
  if (subscription.status === 'canceled') return [];
  const due: Due[] = [];
  const pending = subscription.pending_update;
  if (pending !== null) {
    due.push({ at: pending.expires_at, run: () => expirePendingUpdate(context, subscription, pending.expires_at) });
  }
  const invoice = openInvoiceOf(context, subscription);
  const next = invoice?.next_payment_attempt ?? null;
  if (invoice !== undefined && next !== null) {
    due.push({ at: next, run: () => retry(context, subscription, invoice, next) });
  }
  const end = itemOf(subscription).current_period_end;
  due.push({ at: end, run: () => endPeriod(context, subscription, end) });
  return due;
}

/** Does everything whose time has come, in the order of time: renewals, retries, ends, expired sessions. */
export function doWhatIsDue(context: Context): void {
  const { store } = context;
  const now = context.now();
  for (const session of store.sessions.values()) {
    if (session.status === 'open' && session.expires_at <= now) expireSession(context, session, session.expires_at);
  }
  for (const subscription of store.subscriptions.values()) {
    for (;;) {
      const first = dueOf(context, subscription).reduce((a, b) => (b.at < a.at ? b : a), { at: Infinity, run() {} });
      if (first.at > now) break;
      first.run();
    }
  }
}
