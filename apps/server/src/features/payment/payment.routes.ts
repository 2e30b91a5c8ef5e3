import { endpoints } from '@alento/contract/endpoints';
import { Refusal } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import type { Checkouts } from './checkout/checkout.service.ts';
import type { SubscriptionChanges } from './subscription/change.service.ts';
import type { Subscriptions } from './subscription/subscription.service.ts';

type Deps = {
  /** Null if this installation takes no payments. */
  checkouts: Checkouts | null;
  subscriptions: Subscriptions;
  changes: SubscriptionChanges;
  /** Enqueues a reading of the person's payments. */
  refresh: (userId: string) => Promise<void>;
};

export function paymentRoutes(mount: Mount, { checkouts, subscriptions, changes, refresh }: Deps): void {
  mount(endpoints.createCheckoutSession, async ({ actor, body }) => {
    if (body.userId !== actor.owner.userId) throw new Refusal('FORBIDDEN');
    if (!checkouts) throw new Refusal('PAYMENTS_OFF');
    return checkouts.open(actor, body.priceId);
  });

  mount(endpoints.readSubscription, ({ actor }) => subscriptions.read(actor));

  mount(endpoints.refreshSubscription, ({ actor }) => refresh(actor.owner.userId));

  mount(endpoints.cancelSubscription, ({ actor, body }) => subscriptions.cancel(actor, body.expected));

  mount(endpoints.resumeSubscription, ({ actor }) => subscriptions.resume(actor));

  mount(endpoints.paySubscription, ({ actor }) => subscriptions.pay(actor));

  mount(endpoints.previewSubscriptionChange, ({ actor, query }) => changes.preview(actor, query.planId));

  mount(endpoints.changeSubscription, ({ actor, body }) => changes.change(actor, body.planId));

  mount(endpoints.listReceipts, ({ actor }) => subscriptions.receipts(actor));
}
