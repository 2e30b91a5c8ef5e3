import { endpoints } from '@alento/contract/endpoints';
import { orRefuse, Refusal } from '../../http/errors/refusal.ts';
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
  mount(endpoints.createCheckoutSession, async ({ c, body }) => {
    if (body.userId !== c.var.actor.owner.userId) throw new Refusal('FORBIDDEN');
    if (!checkouts) throw new Refusal('PAYMENTS_OFF');
    return orRefuse(await checkouts.open(c.var.actor, body.priceId));
  });

  mount(endpoints.readSubscription, ({ c }) => subscriptions.read(c.var.actor));

  mount(endpoints.refreshSubscription, async ({ c }) => {
    await refresh(c.var.actor.owner.userId);
    return undefined;
  });

  mount(endpoints.cancelSubscription, async ({ c, body }) =>
    orRefuse(await subscriptions.cancel(c.var.actor, body.expected)),
  );

  mount(endpoints.resumeSubscription, async ({ c }) => orRefuse(await subscriptions.resume(c.var.actor)));

  mount(endpoints.paySubscription, async ({ c }) => orRefuse(await subscriptions.pay(c.var.actor)));

  mount(endpoints.previewSubscriptionChange, async ({ c, query }) =>
    orRefuse(await changes.preview(c.var.actor, query.planId)),
  );

  mount(endpoints.changeSubscription, async ({ c, body }) => orRefuse(await changes.change(c.var.actor, body.planId)));

  mount(endpoints.listReceipts, async ({ c }) => orRefuse(await subscriptions.receipts(c.var.actor)));
}
