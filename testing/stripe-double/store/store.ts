import type { Stripe } from 'stripe';

/** Objects as they are stored: references are ids, and parts that the API answers only on `expand` are present. */
export type Customer = Stripe.Customer;
export type Session = Stripe.Checkout.Session & {
  customer: string | null;
  subscription: string | null;
  invoice: string | null;
  payment_intent: string | null;
  line_items: Stripe.ApiList<Stripe.LineItem>;
};
export type Subscription = Stripe.Subscription & {
  customer: string;
  latest_invoice: string | null;
  schedule: string | null;
  default_payment_method: string;
};
export type Schedule = Stripe.SubscriptionSchedule & { customer: string; subscription: string | null };
export type InvoicePayment = Stripe.InvoicePayment & {
  invoice: string;
  payment: { type: 'payment_intent'; payment_intent: string };
};
export type Invoice = Stripe.Invoice & { customer: string; payments: Stripe.ApiList<InvoicePayment> };
export type PaymentIntent = Stripe.PaymentIntent & { customer: string | null; latest_charge: string | null };
export type Charge = Stripe.Charge & {
  customer: string | null;
  payment_intent: string;
  refunds: Stripe.ApiList<Refund>;
};
export type Refund = Stripe.Refund & { charge: string; payment_intent: string };
export type Dispute = Stripe.Dispute & { charge: string; payment_intent: string };
export type Product = Stripe.Product;
export type Price = Stripe.Price & { product: string; unit_amount: number };
export type Event = Stripe.EventBase;

/** How a payment is made. `number` is the number of a test card. */
export type Method = { id: string; kind: 'card'; number: string } | { id: string; kind: 'pix' };

/** What the double knows of a subscription beyond the API's fields. */
interface SubscriptionNotes {
  /** How many periods have passed since the billing anchor. */
  periods: number;
}

/** Parameters of a session that are used when it is paid. */
interface SessionNotes {
  subscriptionMetadata: Stripe.Metadata;
  intentMetadata: Stripe.Metadata;
  description: string | null;
}

export interface Store {
  customers: Map<string, Customer>;
  deletedCustomers: Map<string, Stripe.DeletedCustomer>;
  sessions: Map<string, Session>;
  subscriptions: Map<string, Subscription>;
  schedules: Map<string, Schedule>;
  invoices: Map<string, Invoice>;
  paymentIntents: Map<string, PaymentIntent>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  products: Map<string, Product>;
  prices: Map<string, Price>;
  events: Map<string, Event>;
  methods: Map<string, Method>;
  subscriptionNotes: Map<string, SubscriptionNotes>;
  sessionNotes: Map<string, SessionNotes>;
}

export const emptyStore = (): Store => ({
  customers: new Map(),
  deletedCustomers: new Map(),
  sessions: new Map(),
  subscriptions: new Map(),
  schedules: new Map(),
  invoices: new Map(),
  paymentIntents: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  products: new Map(),
  prices: new Map(),
  events: new Map(),
  methods: new Map(),
  subscriptionNotes: new Map(),
  sessionNotes: new Map(),
});

export const newestFirst = <T>(map: ReadonlyMap<string, T>): T[] => [...map.values()].reverse();
