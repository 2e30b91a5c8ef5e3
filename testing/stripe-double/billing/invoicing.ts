import { makeCharge, makePaymentIntent } from '../objects/payment.ts';
import { type LineInput, makeInvoice, makeInvoicePayment } from '../objects/subscription.ts';
import {
  type Context,
  found,
  type Invoice,
  type Method,
  type PaymentIntent,
  type Subscription,
} from '../store/store.ts';

/** When a card is charged: on a hosted page, at a renewal, or at a change of plan. */
export type Occasion = 'checkout' | 'renewal' | 'change';
export type Outcome = 'succeeded' | 'declined' | 'requires_action';

/** Test numbers of Stripe that the double knows. */
const CARDS: Readonly<Record<string, (occasion: Occasion) => Outcome>> = {
  '4242424242424242': () => 'succeeded',
  '4000000000000002': () => 'declined',
  '4000000000000341': (occasion) => (occasion === 'checkout' ? 'succeeded' : 'declined'),
  '4000002500003155': (occasion) => (occasion === 'change' ? 'requires_action' : 'succeeded'),
};

/** A test card by its typed number; `undefined` if the double doesn't know it. */
export function cardOf(typed: string): Method | undefined {
  const number = typed.replace(/\D/g, '');
  return Object.hasOwn(CARDS, number) ? { kind: 'card', number } : undefined;
}

export const outcomeOf = (method: Method, occasion: Occasion): Outcome =>
  method.kind === 'pix' ? 'succeeded' : (CARDS[method.number]?.(occasion) ?? 'declined');

/** Charges a payment intent once. A declined card leaves a failed charge. */
export function attemptPayment(
  context: Context,
  intent: PaymentIntent,
  method: Method,
  occasion: Occasion,
  at: number,
): Outcome {
  intent.next_action = null;
  const outcome = outcomeOf(method, occasion);
  if (outcome === 'requires_action') {
    intent.status = 'requires_action';
    return outcome;
  }
  const paid = outcome === 'succeeded';
  const charge = makeCharge(intent, method, paid, context.address(), at);
  context.store.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  intent.status = paid ? 'succeeded' : 'requires_payment_method';
  return outcome;
}

/** Makes the next invoice of a subscription, with a payment intent if something is to be paid. */
export function issueInvoice(
  context: Context,
  subscription: Subscription,
  reason: Parameters<typeof makeInvoice>[1],
  lines: LineInput[],
  at: number,
): Invoice {
  const invoice = makeInvoice(subscription, reason, lines, at, context.address());
  context.store.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  if (invoice.amount_due === 0) return invoice;
  const { amount_due: amount, customer } = invoice;
  const intent = makePaymentIntent({ amount, customer, metadata: {}, created: at });
  context.store.paymentIntents.set(intent.id, intent);
  invoice.payments.data.push(makeInvoicePayment(intent.id));
  return invoice;
}

const intentOf = ({ store }: Context, invoice: Invoice): PaymentIntent | undefined =>
  store.paymentIntents.get(String(invoice.payments.data[0]?.payment.payment_intent));

/**
 * Tries to collect an open invoice.
 *
 * @param nextAttempt when Stripe tries again, if the card is declined
 */
export function collectInvoice(
  context: Context,
  invoice: Invoice,
  { double: { method } }: Pick<Subscription, 'double'>,
  occasion: Occasion,
  at: number,
  nextAttempt: number | null = null,
): Outcome {
  const intent = intentOf(context, invoice);
  invoice.attempt_count += 1;
  const outcome = intent === undefined ? 'succeeded' : attemptPayment(context, intent, method, occasion, at);
  invoice.next_payment_attempt = outcome === 'declined' ? nextAttempt : null;
  if (outcome === 'succeeded') {
    invoice.status = 'paid';
    invoice.amount_paid = invoice.amount_due;
    invoice.status_transitions.paid_at = at;
    context.emit('invoice.paid', invoice, at);
  } else if (outcome === 'declined') context.emit('invoice.payment_failed', invoice, at);
  return outcome;
}

export function voidInvoice(context: Context, id: string): Invoice {
  const invoice = found(context.store.invoices, 'invoice', id);
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  const intent = intentOf(context, invoice);
  if (intent !== undefined) Object.assign(intent, { status: 'canceled', next_action: null });
  return invoice;
}
