import { endpoints } from '@alento/contract/endpoints';
import { refuse } from '@alento/domain/result';
import { Refusal } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import type { Checkouts } from './checkout/checkout.service.ts';
import type { Sequence } from './sequence/sequence.ts';
import type { SubscriptionChanges } from './subscription/change.service.ts';
import type { Subscriptions } from './subscription/subscription.service.ts';

type Deps = {
  /** Null if this installation takes no payments. */
  checkouts: Checkouts | null;
  subscriptions: Subscriptions;
  changes: SubscriptionChanges;
  inSequence: Sequence;
  /** Enqueues a reading of the person's payments. */
  refresh: (userId: string) => Promise<void>;
};

export function paymentRoutes(mount: Mount, { checkouts, subscriptions, changes, inSequence, refresh }: Deps): void {
  mount(endpoints.createCheckoutSession, async ({ c, actor, body }) => {
    if (body.userId !== actor.owner.userId) throw new Refusal('FORBIDDEN');
    if (!checkouts) throw new Refusal('PAYMENTS_OFF');
    const place = { signal: c.req.raw.signal, refusal: refuse('CHECKOUT_SESSION_FAILED') };
    return inSequence(actor.owner.userId, place, () => checkouts.open(actor, body.priceId));
  });

  mount(endpoints.readSubscription, ({ actor }) => subscriptions.read(actor));

  mount(endpoints.refreshSubscription, ({ actor }) => refresh(actor.owner.userId));

  mount(endpoints.cancelSubscription, ({ actor, body }) => {
    const place = { goesFirst: true, refusal: refuse('SUBSCRIPTION_CANCEL_FAILED') };
    return inSequence(actor.owner.userId, place, () => subscriptions.cancel(actor, body.expected));
  });

  mount(endpoints.resumeSubscription, ({ c, actor }) => {
    const place = { signal: c.req.raw.signal, refusal: refuse('SUBSCRIPTION_RESUME_FAILED') };
    return inSequence(actor.owner.userId, place, () => subscriptions.resume(actor));
  });

  mount(endpoints.paySubscription, ({ actor }) => subscriptions.pay(actor));

  mount(endpoints.previewSubscriptionChange, ({ actor, query }) => changes.preview(actor, query.planId));

  mount(endpoints.changeSubscription, ({ c, actor, body }) => {
    const place = { signal: c.req.raw.signal, refusal: refuse('SUBSCRIPTION_CHANGE_FAILED') };
    return inSequence(actor.owner.userId, place, () => changes.change(actor, body.planId));
  });

  mount(endpoints.listReceipts, ({ actor }) => subscriptions.receipts(actor));
}
