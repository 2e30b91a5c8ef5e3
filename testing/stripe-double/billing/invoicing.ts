import { newId } from '../objects/ids.ts';
import { type InvoiceInput, makeInvoice } from '../objects/invoice.ts';
import { makePaymentIntent } from '../objects/payment.ts';
import type { Context } from '../store/context.ts';
import { found, liveCustomer } from '../store/find.ts';
import type { Invoice, InvoicePayment, Method, PaymentIntent, Subscription } from '../store/store.ts';
import { attemptPayment } from './attempt-payment.ts';
import type { Occasion, Outcome } from './cards.ts';

const makeInvoicePayment = (invoice: Invoice, intent: PaymentIntent): InvoicePayment => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: invoice.amount_due,
  created: invoice.created,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { type: 'payment_intent', payment_intent: intent.id },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
});

/** Makes the next invoice of a subscription, with a payment intent if something is to be paid. */
export function issueInvoice(
  context: Context,
  subscription: Subscription,
  input: Pick<InvoiceInput, 'reason' | 'lines' | 'period' | 'at'>,
): Invoice {
  const customer = liveCustomer(context, subscription.customer);
  const invoice = makeInvoice({ ...input, customer, subscription, address: context.address() });
  customer.balance = invoice.ending_balance ?? 0;
  customer.next_invoice_sequence = (customer.next_invoice_sequence ?? 1) + 1;
  customer.currency = invoice.currency;
  context.store.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  if (invoice.amount_due === 0) return invoice;
  const intent = makePaymentIntent({
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: customer.id,
    description: input.reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    metadata: {},
    methodTypes: subscription.payment_settings?.payment_method_types ?? ['card'],
    at: input.at,
  });
  context.store.paymentIntents.set(intent.id, intent);
  invoice.payments.data.push(makeInvoicePayment(invoice, intent));
  return invoice;
}

function markPaid(invoice: Invoice, at: number): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = at;
  for (const payment of invoice.payments.data) {
    payment.status = 'paid';
    payment.amount_paid = payment.amount_requested;
    payment.status_transitions.paid_at = at;
  }
}

/**
 * Tries to collect an open invoice.
 *
 * @param nextAttempt when Stripe tries again, if the card is declined
 */
export function collectInvoice(
  context: Context,
  invoice: Invoice,
  method: Method,
  occasion: Occasion,
  at: number,
  nextAttempt: number | null = null,
): Outcome {
  invoice.attempted = true;
  const [payment] = invoice.payments.data;
  if (payment === undefined) {
    markPaid(invoice, at);
    context.emit('invoice.paid', invoice, at);
    return 'succeeded';
  }
  invoice.attempt_count += 1;
  const intent = found(context.store.paymentIntents, 'payment_intent', payment.payment.payment_intent);
  const outcome = attemptPayment(context, intent, method, occasion, invoice.customer_email, at);
  if (outcome === 'succeeded') {
    markPaid(invoice, at);
    context.emit('invoice.paid', invoice, at);
  } else {
    invoice.next_payment_attempt = outcome === 'declined' ? nextAttempt : null;
    const type = outcome === 'declined' ? 'invoice.payment_failed' : 'invoice.payment_action_required';
    context.emit(type, invoice, at);
  }
  return outcome;
}

export function voidInvoice(context: Context, invoice: Invoice, at: number): void {
  invoice.status = 'void';
  // The credit that it used comes back.
  const customer = context.store.customers.get(invoice.customer);
  if (customer !== undefined) customer.balance += invoice.starting_balance - (invoice.ending_balance ?? 0);
  invoice.status_transitions.voided_at = at;
  invoice.next_payment_attempt = null;
  for (const payment of invoice.payments.data) {
    payment.status = 'canceled';
    payment.status_transitions.canceled_at = at;
    const intent = found(context.store.paymentIntents, 'payment_intent', payment.payment.payment_intent);
    intent.status = 'canceled';
    intent.canceled_at = at;
    intent.cancellation_reason = 'void_invoice';
    intent.next_action = null;
  }
}
