import type { Stripe } from 'stripe';
import { missing } from '../wire/failure.ts';

/** How a payment is made. `number` is the number of a test card. */
export type Method = { kind: 'card'; number: string } | { kind: 'pix' };

/**
 * Objects as they are stored: references are ids. Fields that the product doesn't read are left out, and the API doesn't
 * answer `double`, which is what the double itself needs.
 */
export type Customer = Stripe.Customer;
export type Session = Stripe.Checkout.Session & {
  customer: string;
  payment_intent: string | null;
  /** `metadata` is that of the subscription or payment. */
  double: { price: string; metadata: Stripe.Metadata };
};
export type Subscription = Stripe.Subscription & {
  customer: string;
  latest_invoice: string | null;
  schedule: string | null;
  double: { method: Method };
};
export type Schedule = Stripe.SubscriptionSchedule & { customer: string; subscription: string };
export type Invoice = Stripe.Invoice & { customer: string; payments: Stripe.ApiList<Stripe.InvoicePayment> };
export type PaymentIntent = Stripe.PaymentIntent & { customer: string };
export type Charge = Stripe.Charge & { customer: string; payment_intent: string };
export type Refund = Stripe.Refund & { charge: string };
export type Dispute = Stripe.Dispute & { charge: string };
/** `nickname` is the name that the payment page shows. */
export type Price = Stripe.Price & { unit_amount: number; nickname: string };
export type Event = Stripe.EventBase;
/** A call with an idempotency key; without its answer while it is at work. */
export type IdempotentCall = { fingerprint: string; answer?: { status: number; body: string } };

export const emptyStore = () => ({
  customers: new Map<string, Customer>(),
  deletedCustomers: new Map<string, Stripe.DeletedCustomer>(),
  sessions: new Map<string, Session>(),
  subscriptions: new Map<string, Subscription>(),
  schedules: new Map<string, Schedule>(),
  invoices: new Map<string, Invoice>(),
  paymentIntents: new Map<string, PaymentIntent>(),
  charges: new Map<string, Charge>(),
  refunds: new Map<string, Refund>(),
  disputes: new Map<string, Dispute>(),
  prices: new Map<string, Price>(),
  events: new Map<string, Event>(),
  keys: new Map<string, IdempotentCall>(),
});
export type Store = ReturnType<typeof emptyStore>;

export interface Context {
  readonly store: Store;
  /** Address of the hosted pages. */
  address(): string;
  /** Now, in seconds. */
  now(): number;
  /** Records an event that happened at an instant and sends it. */
  emit(type: EventType, object: object, at: number): void;
}

/** Events that the product's webhook endpoint asks for. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed';

/** The object of an id. Without `param` the id was in the path: 404. */
export function found<T>(map: ReadonlyMap<string, T>, kind: string, id: string, param?: string): T {
  const object = map.get(id);
  if (object === undefined) throw missing(kind, id, param);
  return object;
}

/** The only item of a subscription. The double doesn't imitate subscriptions of several items. */
export function itemOf(subscription: Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`Subscription ${subscription.id} has no item`);
  return item;
}
