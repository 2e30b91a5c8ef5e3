import { makeCustomer } from '../objects/customer.ts';
import { newId } from '../objects/ids.ts';
import { makePaymentIntent } from '../objects/payment.ts';
import type { Context } from '../store/context.ts';
import { found, liveCustomer } from '../store/find.ts';
import type { Customer, Method, PaymentIntent, Price, Session } from '../store/store.ts';
import { attemptPayment } from './attempt-payment.ts';
import { outcomeOf } from './cards.ts';
import { startSubscription } from './start-subscription.ts';

const ONE_DAY = 86_400;

const priceOf = (context: Context, session: Session): Price =>
  found(context.store.prices, 'price', session.line_items.data[0]?.price?.id ?? '');

/** The session's customer, with the address that was typed if none was known. */
function customerOf(context: Context, session: Session, email: string | null, at: number): Customer | null {
  if (session.customer !== null) {
    const customer = liveCustomer(context, session.customer);
    customer.email ??= email;
    return customer;
  }
  if (session.mode !== 'subscription' && session.customer_creation !== 'always') return null;
  const customer = makeCustomer(email, {}, at);
  context.store.customers.set(customer.id, customer);
  session.customer = customer.id;
  return customer;
}

function intentOf(context: Context, session: Session, at: number): PaymentIntent {
  const notes = found(context.store.sessionNotes, 'session', session.id);
  const intent = makePaymentIntent({
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'brl',
    customer: session.customer,
    description: notes.description,
    metadata: notes.intentMetadata,
    methodTypes: session.payment_method_types,
    at,
  });
  context.store.paymentIntents.set(intent.id, intent);
  return intent;
}

function complete(session: Session, email: string | null, paid: boolean): void {
  session.status = 'complete';
  session.payment_status = paid ? 'paid' : 'unpaid';
  session.url = null;
  session.customer_details = {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

/**
 * Pays an open session as the hosted page does.
 *
 * @returns whether it was paid; a declined card leaves the session open
 */
export function paySession(context: Context, session: Session, method: Method, email: string | null): boolean {
  const at = context.now();
  const { store } = context;
  const accepted = outcomeOf(method, 'checkout') === 'succeeded';
  if (!accepted) {
    attemptPayment(context, intentOf(context, session, at), method, 'checkout', email, at);
    return false;
  }
  const customer = customerOf(context, session, email, at);
  if (session.mode === 'subscription' && customer !== null) {
    const subscription = startSubscription(
      context,
      {
        customer: customer.id,
        price: priceOf(context, session),
        metadata: found(store.sessionNotes, 'session', session.id).subscriptionMetadata,
        method,
        methodTypes: session.payment_method_types,
      },
      at,
    );
    session.subscription = subscription.id;
    session.invoice = subscription.latest_invoice;
  } else {
    const intent = intentOf(context, session, at);
    attemptPayment(context, intent, method, 'checkout', email, at);
    session.payment_intent = intent.id;
  }
  complete(session, email ?? customer?.email ?? null, true);
  context.emit('checkout.session.completed', session, at);
  return true;
}

/** Completes a session whose Pix is paid later, or never. */
export function leaveWithPix(context: Context, session: Session, email: string | null): void {
  const at = context.now();
  const customer = customerOf(context, session, email, at);
  const intent = intentOf(context, session, at);
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'pix_display_qr_code',
    pix_display_qr_code: {
      data: pixCodeOf(session),
      expires_at: at + ONE_DAY,
      hosted_instructions_url: `${context.address()}/pix/${session.id}`,
    },
  };
  session.payment_intent = intent.id;
  complete(session, email ?? customer?.email ?? null, false);
  context.emit('checkout.session.completed', session, at);
}

/** What a bank's app would read from the QR code. */
export const pixCodeOf = (session: Session): string => `00020126PIXDETESTE${session.id.slice(-12).toUpperCase()}`;

/** The Pix of a session that was left unpaid is paid, or its time is over. */
export function settlePix(context: Context, session: Session, outcome: 'paid' | 'failed'): void {
  const at = context.now();
  const intent = found(context.store.paymentIntents, 'payment_intent', session.payment_intent ?? '');
  const email = session.customer_details?.email ?? null;
  if (outcome === 'paid') {
    attemptPayment(context, intent, { id: newId('pm'), kind: 'pix' }, 'checkout', email, at);
    session.payment_status = 'paid';
    context.emit('checkout.session.async_payment_succeeded', session, at);
    return;
  }
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.last_payment_error = {
    code: 'payment_intent_payment_attempt_expired',
    message: 'The payment attempt expired.',
    type: 'invalid_request_error',
  };
  context.emit('checkout.session.async_payment_failed', session, at);
}

export function expireSession(context: Context, session: Session, at: number): void {
  session.status = 'expired';
  session.url = null;
  context.emit('checkout.session.expired', session, at);
}
