import type {
  CheckoutState,
  CustomerFacts,
  PaymentFacts,
  PrepaidFacts,
  SubscriptionFacts,
} from '@alento/domain/payment/facts';
import type { PaymentMethod } from '@alento/domain/payment/offer';
import { isPaidPlanId, type PaidPlanId } from '@alento/domain/plan/plans';
import type Stripe from 'stripe';

/** Plan of every configured price, including older prices that running subscriptions still have. */
export type PlansByPrice = ReadonlyMap<string, PaidPlanId>;

/** The largest page of a list at Stripe. */
const PAGE = 100;

/** Stripe's times are seconds. */
export const msOf = (seconds: number): number => seconds * 1000;
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

async function allOf<T>(list: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of list) items.push(item);
  return items;
}

export const methodOf = (charge: Stripe.Charge | undefined): PaymentMethod =>
  charge?.payment_method_details?.type === 'pix' ? 'pix' : 'card';

type Taken = Pick<PaymentFacts, 'chargeId' | 'method' | 'refundedCents' | 'refundedAt' | 'disputedAt'>;

/** Disputes of these states took nothing back. */
const HARMLESS_DISPUTES: readonly string[] = ['won', 'warning_closed', 'prevented'];

/** When and how much of a charge was given back. Asks for refunds and disputes only if the charge has some. */
async function takenOf(stripe: Stripe, charge: Stripe.Charge | undefined): Promise<Taken> {
  const { id = null, amount_refunded: refundedCents = 0, refunded = false, disputed = false } = charge ?? {};
  const refunds = id !== null && refunded ? await allOf(stripe.refunds.list({ charge: id, limit: PAGE })) : [];
  const disputes = id !== null && disputed ? await allOf(stripe.disputes.list({ charge: id, limit: PAGE })) : [];
  const lost = disputes.filter(({ status }) => !HARMLESS_DISPUTES.includes(status));
  return {
    chargeId: id,
    method: methodOf(charge),
    refundedCents,
    refundedAt: refunds.length === 0 ? null : msOf(Math.max(...refunds.map(({ created }) => created))),
    disputedAt: lost.length === 0 ? null : msOf(Math.min(...lost.map(({ created }) => created))),
  };
}

type Charges = { of(paymentIntent: string | null): Stripe.Charge | undefined };

async function chargesOf(stripe: Stripe, customer: string): Promise<Charges> {
  const charges = await allOf(stripe.charges.list({ customer, limit: PAGE }));
  const paid = charges.filter(({ status }) => status === 'succeeded');
  const byIntent = new Map(paid.map((charge) => [idOf(charge.payment_intent), charge]));
  return { of: (intent) => (intent === null ? undefined : byIntent.get(intent)) };
}

export const intentOfInvoice = ({ payments }: Stripe.Invoice): string | null =>
  payments?.data.map(({ payment }) => idOf(payment.payment_intent)).find((id) => id !== null) ?? null;

async function paymentOf(stripe: Stripe, charges: Charges, invoice: Stripe.Invoice): Promise<PaymentFacts> {
  return {
    ...(await takenOf(stripe, charges.of(intentOfInvoice(invoice)))),
    id: invoice.id ?? '',
    amountCents: invoice.amount_paid,
    paidAt: msOf(invoice.status_transitions.paid_at ?? invoice.created),
    coversUntil: msOf(Math.max(...invoice.lines.data.map(({ period }) => period.end))),
  };
}

const STATUSES: Record<string, SubscriptionFacts['status']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'ended',
};

/** The plan that a schedule puts in place after the current period; null if it changes nothing. */
async function nextPlanOf(
  stripe: Stripe,
  { schedule }: Stripe.Subscription,
  periodEnd: number,
  planOf: PlansByPrice,
): Promise<PaidPlanId | null> {
  const id = idOf(schedule);
  if (id === null) return null;
  const { phases, status } = await stripe.subscriptionSchedules.retrieve(id);
  const next = status === 'active' ? phases.find(({ start_date: start }) => start >= periodEnd) : undefined;
  return planOf.get(idOf(next?.items[0]?.price) ?? '') ?? null;
}

async function subscriptionOf(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  payments: PaymentFacts[],
  planOf: PlansByPrice,
): Promise<SubscriptionFacts | null> {
  const item = subscription.items.data[0];
  const planId = planOf.get(item?.price.id ?? '');
  if (item === undefined || planId === undefined) return null;
  const { cancel_at_period_end: atPeriodEnd, cancel_at: at, canceled_at: canceledAt, ended_at: ended } = subscription;
  const status = STATUSES[subscription.status] ?? 'unpaid';
  const isLeaving = atPeriodEnd || at !== null || status === 'ended';
  const endedAt = status === 'ended' ? (ended ?? canceledAt ?? item.current_period_end) : null;
  return {
    id: subscription.id,
    planId,
    status,
    priceCents: item.price.unit_amount ?? 0,
    method: payments.at(-1)?.method ?? 'card',
    startedAt: msOf(subscription.start_date),
    periodStart: msOf(item.current_period_start),
    periodEnd: msOf(item.current_period_end),
    canceledAt: isLeaving ? msOf(canceledAt ?? item.current_period_start) : null,
    endedAt: endedAt === null ? null : msOf(endedAt),
    nextPlanId: isLeaving ? null : await nextPlanOf(stripe, subscription, item.current_period_end, planOf),
    payments,
  };
}

export function checkoutStateOf(session: Stripe.Checkout.Session): CheckoutState {
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'expired';
  if (session.payment_status !== 'unpaid') return 'paid';
  const intent = session.payment_intent;
  const hasFailed =
    typeof intent === 'object' && ['requires_payment_method', 'canceled'].includes(intent?.status ?? '');
  return hasFailed ? 'failed' : 'awaiting';
}

/** The plan and period of a one-time payment; `checkoutParams` puts them on the page, the payment and its charge. */
export function prepaidOffer(metadata: Stripe.Metadata | null): Pick<PrepaidFacts, 'planId' | 'period'> | null {
  const { plan: planId = '', period } = metadata ?? {};
  return isPaidPlanId(planId) && (period === '30d' || period === '12m') ? { planId, period } : null;
}

async function prepaidOf(
  stripe: Stripe,
  charges: Charges,
  session: Stripe.Checkout.Session,
): Promise<PrepaidFacts | null> {
  const bought = prepaidOffer(session.metadata);
  if (bought === null || session.mode !== 'payment' || session.payment_status !== 'paid') return null;
  const charge = charges.of(idOf(session.payment_intent));
  const taken = await takenOf(stripe, charge);
  return {
    id: session.id,
    ...bought,
    payment: {
      ...taken,
      method: 'pix',
      id: session.id,
      amountCents: session.amount_total ?? 0,
      paidAt: msOf(charge?.created ?? session.created),
    },
  };
}

/** Reads everything that Stripe knows about a customer's plans. `planOf` maps prices to plans. */
export async function readCustomer(stripe: Stripe, planOf: PlansByPrice, customer: string): Promise<CustomerFacts> {
  const [subscriptions, invoices, sessions, charges] = await Promise.all([
    allOf(stripe.subscriptions.list({ customer, status: 'all', limit: PAGE })),
    allOf(stripe.invoices.list({ customer, status: 'paid', limit: PAGE, expand: ['data.payments'] })),
    allOf(stripe.checkout.sessions.list({ customer, limit: PAGE, expand: ['data.payment_intent'] })),
    chargesOf(stripe, customer),
  ]);
  const facts: SubscriptionFacts[] = [];
  for (const subscription of subscriptions) {
    const own = invoices.filter(({ parent }) => idOf(parent?.subscription_details?.subscription) === subscription.id);
    const payments = await Promise.all(own.map((invoice) => paymentOf(stripe, charges, invoice)));
    const read = await subscriptionOf(
      stripe,
      subscription,
      payments.toSorted((a, b) => a.paidAt - b.paidAt),
      planOf,
    );
    if (read) facts.push(read);
  }
  const prepaid = await Promise.all(sessions.map((session) => prepaidOf(stripe, charges, session)));
  return {
    subscriptions: facts,
    prepaid: prepaid.filter((purchase) => purchase !== null),
    checkouts: sessions.map((session) => ({ id: session.id, state: checkoutStateOf(session) })),
  };
}
