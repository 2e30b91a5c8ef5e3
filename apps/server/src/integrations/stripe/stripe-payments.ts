import { WEBHOOK_TOLERANCE_SECONDS } from '@alento/domain/payment/limits';
import type { Offer } from '@alento/domain/payment/offer';
import Stripe from 'stripe';
import { z } from 'zod';
import { checkoutParams } from './checkout-params.ts';
import { type PaymentEvent, type PaymentService, RefusedByService } from './payment-service.ts';
import { priceFaultsOf } from './price-faults.ts';
import { checkoutStateOf, idOf, msOf, type PlansByPrice, readCustomer } from './read-customer.ts';
import { listReceipts } from './receipts.ts';

type Deps = {
  stripe: Stripe;
  webhookSecret: string;
  offers: readonly Offer[];
  planOf: PlansByPrice;
  takesRecurringPix: boolean;
};

const isError = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Stripe.errors.StripeError && codes.includes(error.code ?? '');

/** An id of Stripe. Other texts aren't stored. */
const Id = z.string().regex(/^\w{1,100}$/);
/** The parts of a webhook that are read. A field of another type, such as an expanded object, counts as missing. */
const EventBody = z.object({
  id: Id,
  type: z.string().regex(/^[a-z_.]{1,100}$/),
  data: z.object({ object: z.object({ customer: Id.nullish().catch(null), charge: Id.nullish().catch(null) }) }),
});

/**
 * What an event is about; null if it isn't one. A dispute names a charge only, the other objects name their customer.
 */
function eventOf(body: unknown): PaymentEvent | null {
  const event = EventBody.safeParse(body);
  if (!event.success) return null;
  const { id, type, data } = event.data;
  return { id, type, customerId: data.object.customer ?? null, chargeId: data.object.charge ?? null };
}

/** The page with the code of a Pix that was not paid before the payment page was left. */
function pixCodePageOf({ payment_intent: intent }: Stripe.Checkout.Session): string | null {
  const action = typeof intent === 'object' ? intent?.next_action : null;
  return action?.pix_display_qr_code?.hosted_instructions_url ?? null;
}

async function itemOf({ subscriptions }: Stripe, subscriptionId: string) {
  const subscription = await subscriptions.retrieve(subscriptionId);
  const item = subscription.items.data[0];
  if (item === undefined) throw new Error('A subscription has no item');
  return { subscription, item };
}

/** Detaches the schedule of a future change; a subscription with a schedule can't be changed directly. */
async function releaseSchedule(
  { subscriptionSchedules: schedules }: Stripe,
  subscription: Stripe.Subscription,
): Promise<void> {
  const id = idOf(subscription.schedule);
  if (id !== null) await schedules.release(id);
}

async function upgradeParams(stripe: Stripe, subscriptionId: string, priceId: string) {
  const { item } = await itemOf(stripe, subscriptionId);
  return [{ id: item.id, price: priceId }];
}

/** Customers, their charges and receipts. */
const customersOf = ({ stripe, planOf }: Deps) =>
  ({
    async createCustomer(account) {
      const { id } = await stripe.customers.create(
        { metadata: { account } },
        { idempotencyKey: `customer-${account}` },
      );
      return id;
    },

    async accountOf(customerId) {
      try {
        const customer = await stripe.customers.retrieve(customerId);
        return customer.deleted ? null : (customer.metadata.account ?? null);
      } catch (error) {
        if (isError(error, ['resource_missing'])) return null;
        throw error;
      }
    },

    async deleteCustomer(customerId) {
      try {
        await stripe.customers.del(customerId);
      } catch (error) {
        if (!isError(error, ['resource_missing'])) throw error;
      }
    },

    customerOfCharge: async (chargeId) => idOf((await stripe.charges.retrieve(chargeId)).customer),

    readCustomer: (customerId) => readCustomer(stripe, planOf, customerId),

    listReceipts: (customerId) => listReceipts(stripe, planOf, customerId),

    async refund(chargeId) {
      const { amount, amount_refunded: refunded } = await stripe.charges.retrieve(chargeId);
      if (refunded >= amount) return true;
      try {
        await stripe.refunds.create({ charge: chargeId });
        return true;
      } catch (error) {
        if (isError(error, ['charge_already_refunded'])) return true;
        if (isError(error, ['charge_disputed'])) return false;
        throw error;
      }
    },
  }) satisfies Partial<PaymentService>;

/** Payment pages. */
const checkoutsOf = ({ stripe, takesRecurringPix }: Deps) =>
  ({
    async openCheckout(wish) {
      const params = checkoutParams(wish, takesRecurringPix);
      try {
        const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey: wish.key });
        return { id, url };
      } catch (error) {
        const hasAnswered = error instanceof Stripe.errors.StripeError && error.statusCode !== undefined;
        throw hasAnswered ? new RefusedByService('A payment page was refused', { cause: error }) : error;
      }
    },

    async readCheckout(id) {
      const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
      return { state: checkoutStateOf(session), url: session.url ?? pixCodePageOf(session) };
    },

    async closeCheckout(id) {
      const isOpen = async () => (await stripe.checkout.sessions.retrieve(id)).status === 'open';
      if (!(await isOpen())) return false;
      try {
        await stripe.checkout.sessions.expire(id);
        return true;
      } catch (error) {
        // Closed or paid in the meantime.
        if (!(await isOpen())) return false;
        throw error;
      }
    },
  }) satisfies Partial<PaymentService>;

/** Changes and ends of subscriptions. */
function changesOf(stripe: Stripe) {
  const { subscriptions, subscriptionSchedules: schedules } = stripe;
  return {
    async endNow(subscriptionId) {
      const { status } = await subscriptions.retrieve(subscriptionId);
      if (status !== 'canceled') await subscriptions.cancel(subscriptionId, { prorate: false });
      // An open invoice could still be paid on its page.
      for await (const { id } of stripe.invoices.list({ subscription: subscriptionId, status: 'open' })) {
        if (id !== undefined) await stripe.invoices.voidInvoice(id);
      }
    },

    async stopRenewal(subscriptionId) {
      const { subscription } = await itemOf(stripe, subscriptionId);
      if (subscription.status === 'canceled' || subscription.cancel_at_period_end) return;
      await releaseSchedule(stripe, subscription);
      await subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    },

    async resume(subscriptionId) {
      const { subscription } = await itemOf(stripe, subscriptionId);
      await releaseSchedule(stripe, subscription);
      if (subscription.cancel_at_period_end)
        await subscriptions.update(subscriptionId, { cancel_at_period_end: false });
    },

    async previewUpgrade(subscriptionId, priceId) {
      const { subscription, item } = await itemOf(stripe, subscriptionId);
      const preview = await stripe.invoices.createPreview({
        customer: idOf(subscription.customer) ?? '',
        subscription: subscriptionId,
        subscription_details: { items: [{ id: item.id, price: priceId }], proration_behavior: 'always_invoice' },
      });
      return { dueCents: preview.amount_due, periodEnd: msOf(item.current_period_end) };
    },

    async upgrade(subscriptionId, priceId, key) {
      const { subscription } = await itemOf(stripe, subscriptionId);
      await releaseSchedule(stripe, subscription);
      if (subscription.cancel_at_period_end)
        await subscriptions.update(subscriptionId, { cancel_at_period_end: false });
      const updated = await subscriptions.update(
        subscriptionId,
        {
          items: await upgradeParams(stripe, subscriptionId, priceId),
          proration_behavior: 'always_invoice',
          payment_behavior: 'pending_if_incomplete',
          expand: ['latest_invoice'],
        },
        { idempotencyKey: key },
      );
      if (updated.pending_update === null) return null;
      const { latest_invoice: invoice } = updated;
      const url = typeof invoice === 'object' ? invoice?.hosted_invoice_url : null;
      if (!url) throw new Error('A pending change has no page to confirm it');
      return url;
    },

    async downgrade(subscriptionId, priceId) {
      const { subscription, item } = await itemOf(stripe, subscriptionId);
      if (subscription.cancel_at_period_end)
        await subscriptions.update(subscriptionId, { cancel_at_period_end: false });
      const schedule =
        idOf(subscription.schedule) ?? (await schedules.create({ from_subscription: subscriptionId })).id;
      await schedules.update(schedule, {
        end_behavior: 'release',
        phases: [
          {
            items: [{ price: item.price.id, quantity: 1 }],
            start_date: item.current_period_start,
            end_date: item.current_period_end,
          },
          { items: [{ price: priceId, quantity: 1 }], duration: { interval: 'month', interval_count: 1 } },
        ],
      });
    },

    async openInvoicePage(subscriptionId) {
      const { latest_invoice: invoice } = await subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] });
      const isOpen = typeof invoice === 'object' && invoice?.status === 'open';
      return isOpen ? (invoice.hosted_invoice_url ?? null) : null;
    },
  } satisfies Partial<PaymentService>;
}

/** Payments by Stripe. Everything that is changed here can be repeated. */
export function stripePayments(deps: Deps): PaymentService {
  const { stripe, webhookSecret, offers } = deps;
  return {
    offers,
    ...customersOf(deps),
    ...checkoutsOf(deps),
    ...changesOf(stripe),

    async readEvent(rawBody, signature, receivedAt) {
      try {
        const event = await stripe.webhooks.constructEventAsync(
          rawBody,
          signature,
          webhookSecret,
          WEBHOOK_TOLERANCE_SECONDS,
          undefined,
          receivedAt,
        );
        return eventOf(event);
      } catch {
        // The signature is wrong or unreadable, or the signed body is not JSON.
        return null;
      }
    },

    checkPrices: () => priceFaultsOf(stripe, offers),
  };
}
