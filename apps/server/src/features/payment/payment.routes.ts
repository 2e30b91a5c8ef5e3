import { endpoints } from '@alento/contract/endpoints';
import { Refusal } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import { createSequence } from '../../work-thread/turns.ts';
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

/** What changes an account's pages and subscriptions at the payment service runs in sequence: each reads them first. */
export function paymentRoutes(mount: Mount, { checkouts, subscriptions, changes, refresh }: Deps): void {
  const inSequence = createSequence();

  mount(endpoints.createCheckoutSession, async ({ actor, body }) => {
    if (body.userId !== actor.owner.userId) throw new Refusal('FORBIDDEN');
    if (!checkouts) throw new Refusal('PAYMENTS_OFF');
    return inSequence(actor.owner.userId, () => checkouts.open(actor, body.priceId));
  });

  mount(endpoints.readSubscription, ({ actor }) => subscriptions.read(actor));

  mount(endpoints.refreshSubscription, ({ actor }) => refresh(actor.owner.userId));

  mount(endpoints.cancelSubscription, ({ actor, body }) =>
    inSequence(actor.owner.userId, () => subscriptions.cancel(actor, body.expected)),
  );

  mount(endpoints.resumeSubscription, ({ actor }) => inSequence(actor.owner.userId, () => subscriptions.resume(actor)));

  mount(endpoints.paySubscription, ({ actor }) => subscriptions.pay(actor));

  mount(endpoints.previewSubscriptionChange, ({ actor, query }) => changes.preview(actor, query.planId));

  mount(endpoints.changeSubscription, ({ actor, body }) =>
    inSequence(actor.owner.userId, () => changes.change(actor, body.planId)),
  );

  mount(endpoints.listReceipts, ({ actor }) => subscriptions.receipts(actor));
}
