import { randomUUID } from 'node:crypto';
import { planPurchase } from '@alento/domain/payment/cancellation';
import { CHECKOUT_REUSE_MS } from '@alento/domain/payment/limits';
import type { Offer } from '@alento/domain/payment/offer';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Logger } from 'pino';
import type { Person } from '../../../access/person.ts';
import { readPlanInForce } from '../../../access/plan-in-force.ts';
import type { Store } from '../../../db/database.ts';
import { type PaymentService, RefusedByService } from '../../../integrations/stripe/payment-service.ts';
import { errorKind } from '../../../log/error-kind.ts';
import { type BillingAccount, billing } from '../billing.repository.ts';
import { paidPlans } from '../paid-plan.repository.ts';
import type { Sync } from '../sync.service.ts';

/** How often a request tries again after another process has replaced the payment page of the same person. */
const ATTEMPTS = 4;

type Deps = Store & {
  log: Logger;
  payments: PaymentService;
  sync: Sync;
  isMinor: (actor: Person) => Promise<boolean>;
  /** Addresses to which Stripe sends the browser back. */
  addresses: () => { success: string; cancel: string };
};

export type Checkouts = ReturnType<typeof checkoutService>;

/** Opens payment pages. Two clicks, two tabs or a retry open one page. */
export function checkoutService({ db, clock, log, payments, sync, isMinor, addresses }: Deps) {
  async function accountOf(actor: Person): Promise<BillingAccount> {
    const { owner } = actor;
    const known = await billing.find(db, owner);
    return known ?? billing.insert(db, owner, await payments.createCustomer(owner.userId), new Date(clock()));
  }

  const isReusable = ({ checkoutKey, checkoutPriceId, checkoutAt }: BillingAccount, offer: Offer): boolean =>
    checkoutKey !== null && checkoutPriceId === offer.id && clock() - (checkoutAt?.getTime() ?? 0) < CHECKOUT_REUSE_MS;

  /** Asks for the page of the stored key. The payment service returns the same page for the same key. */
  async function openStored(actor: Person, account: BillingAccount, offer: Offer) {
    const { success, cancel } = addresses();
    const { userId } = actor.owner;
    const page = await payments.openCheckout({
      customerId: account.customerId,
      account: userId,
      offer,
      key: account.checkoutKey ?? '',
      successUrl: success,
      cancelUrl: cancel,
    });
    await billing.keepCheckout(db, actor.owner, account.checkoutKey ?? '', page.id);
    return page;
  }

  /** The address of the last page, or of its Pix code, if it can still be paid. */
  async function addressOfLast(actor: Person, account: BillingAccount, offer: Offer): Promise<string | null> {
    if (account.checkoutId === null) return (await openStored(actor, account, offer)).url;
    const { state, url } = await payments.readCheckout(account.checkoutId);
    return state === 'open' || state === 'awaiting' ? url : null;
  }

  /** Closes the last page, so that a person who chose something else doesn't pay twice. Returns whether it was paid. */
  async function closeLast(actor: Person, account: BillingAccount): Promise<boolean> {
    const offer = payments.offers.find(({ id }) => id === account.checkoutPriceId);
    const isFresh = clock() - (account.checkoutAt?.getTime() ?? 0) < CHECKOUT_REUSE_MS;
    // A page whose id isn't stored was interrupted while it was opened. It is opened again to learn its id.
    const id =
      account.checkoutId ??
      (account.checkoutKey !== null && offer && isFresh ? (await openStored(actor, account, offer)).id : null);
    if (id === null || (await payments.closeCheckout(id))) return false;
    return (await payments.readCheckout(id)).state === 'paid';
  }

  async function open(actor: Person, offer: Offer): Promise<Result<{ url: string }>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const account = await accountOf(actor);
      if (isReusable(account, offer)) {
        const url = await addressOfLast(actor, account, offer);
        if (url !== null) return accept({ url });
      }
      if (await closeLast(actor, account)) {
        // The payment has arrived, and its webhook perhaps not.
        if (account.checkoutState !== 'paid') await sync.run(actor.owner);
        const allowed = await mayBuy(actor, offer);
        if (!allowed.ok) return allowed;
      }
      await billing.replaceCheckout(db, actor.owner, account.checkoutKey, {
        key: randomUUID(),
        priceId: offer.id,
        at: new Date(clock()),
      });
    }
    return refuse('CHECKOUT_SESSION_FAILED');
  }

  /** Ends subscriptions that were not paid, so that they aren't charged beside a new one. */
  async function endLapsed({ owner }: Person): Promise<void> {
    const lapsed = await paidPlans.listLapsed(db, owner, new Date(clock()));
    for (const { id } of lapsed) await payments.endNow(id);
    if (lapsed.length > 0) await sync.run(owner);
  }

  /**
   * Tries once more with another key if the page is refused, because a key that was used with other parameters, such as
   * an earlier address of this server, is always refused.
   */
  async function openAgainIfRefused(actor: Person, offer: Offer): Promise<Result<{ url: string }>> {
    try {
      return await open(actor, offer);
    } catch (error) {
      if (!(error instanceof RefusedByService)) throw error;
      await billing.dropCheckout(db, actor.owner);
      return await open(actor, offer);
    }
  }

  async function mayBuy(actor: Person, offer: Offer): Promise<Result<true>> {
    const { planId, row } = await readPlanInForce(db, actor.owner, clock());
    const bought = row?.period ? { period: row.period, canceledAt: row.canceledAt?.getTime() ?? null } : null;
    return planPurchase(offer, { planId, bought }, await isMinor(actor));
  }

  return {
    /** Returns the address of the payment page for a price. */
    async open(actor: Person, priceId: string): Promise<Result<{ url: string }>> {
      const offer = payments.offers.find(({ id }) => id === priceId);
      if (!offer) return refuse('PLAN_INVALID');
      const allowed = await mayBuy(actor, offer);
      if (!allowed.ok) return allowed;
      try {
        await endLapsed(actor);
        return await openAgainIfRefused(actor, offer);
      } catch (error) {
        log.error({ kind: errorKind(error) }, 'a payment page could not be opened');
        return refuse('CHECKOUT_SESSION_FAILED');
      }
    },
  };
}
