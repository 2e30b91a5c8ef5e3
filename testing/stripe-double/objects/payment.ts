import type { Stripe } from 'stripe';
import type { Charge, Customer, Dispute, Method, PaymentIntent, Price, Refund, Session } from '../store/store.ts';
import { newId, objectOf } from './ids.ts';

export interface PriceSetting {
  id: string;
  /** The product's name, as the hosted page shows it. */
  name: string;
  /** In centavos. */
  amount: number;
  recurring: boolean;
}

export const makePrice = ({ id, name, amount, recurring }: PriceSetting): Price =>
  objectOf<Price>({
    id,
    object: 'price',
    active: true,
    currency: 'brl',
    nickname: name,
    recurring: recurring
      ? { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }
      : null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
  });

export const makeCustomer = (metadata: Stripe.Metadata, created: number): Customer =>
  objectOf<Customer>({ id: newId('cus', 14), object: 'customer', created, metadata });

type SessionInput = Pick<
  Session,
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'customer'
  | 'double'
  | 'metadata'
  | 'mode'
  | 'payment_method_types'
  | 'success_url'
> & { amount: number };

export function makeSession({ amount, ...input }: SessionInput, address: string): Session {
  const id = newId('cs_test', 58);
  return objectOf<Session>({
    ...input,
    id,
    object: 'checkout.session',
    amount_total: amount,
    currency: 'brl',
    customer_email: null,
    expires_at: input.created + 86_400,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    url: `${address}/c/pay/${id}`,
  });
}

export const makePaymentIntent = (
  input: Pick<PaymentIntent, 'amount' | 'customer' | 'metadata' | 'created'>,
): PaymentIntent =>
  objectOf<PaymentIntent>({
    ...input,
    id: newId('pi'),
    object: 'payment_intent',
    currency: 'brl',
    latest_charge: null,
    next_action: null,
    status: 'requires_payment_method',
  });

const methodDetails = (method: Method): Stripe.Charge.PaymentMethodDetails =>
  method.kind === 'pix'
    ? { type: 'pix' }
    : {
        type: 'card',
        card: objectOf<Stripe.Charge.PaymentMethodDetails.Card>({ brand: 'visa', last4: method.number.slice(-4) }),
      };

/** A charge that succeeded or was declined. */
export function makeCharge(intent: PaymentIntent, method: Method, paid: boolean, address: string, at: number): Charge {
  const id = newId('ch');
  return objectOf<Charge>({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: at,
    currency: 'brl',
    customer: intent.customer,
    disputed: false,
    metadata: intent.metadata,
    paid,
    payment_intent: intent.id,
    payment_method_details: methodDetails(method),
    receipt_url: paid ? `${address}/r/${id}` : null,
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  });
}

export const makeRefund = (charge: Charge, amount: number, created: number): Refund =>
  objectOf<Refund>({ id: newId('re'), object: 'refund', amount, charge: charge.id, created, status: 'succeeded' });

export const makeDispute = (charge: Charge, created: number): Dispute =>
  objectOf<Dispute>({
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created,
    status: 'needs_response',
  });
