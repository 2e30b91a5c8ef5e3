import { makePaymentIntent } from '../objects/payment.ts';
import { type Context, found, type Method, type PaymentIntent, type Session } from '../store/store.ts';
import { refused } from '../wire/failure.ts';
import { attemptPayment, outcomeOf } from './invoicing.ts';
import { startSubscription } from './subscription.ts';

const ONE_DAY = 86_400;

function intentOf({ store }: Context, session: Session, at: number): PaymentIntent {
  const { customer, amount_total: amount } = session;
  const intent = makePaymentIntent({
    amount: amount ?? 0,
    customer,
    metadata: session.double.metadata,
    created: at,
  });
  store.paymentIntents.set(intent.id, intent);
  return intent;
}

function complete(context: Context, session: Session, paid: boolean): void {
  session.status = 'complete';
  session.payment_status = paid ? 'paid' : 'unpaid';
  session.url = null;
  context.emit('checkout.session.completed', session, context.now());
}

/**
 * Pays an open session as the hosted page does.
 *
 * @returns whether it was paid; a declined card leaves the session open
 */
export function paySession(context: Context, session: Session, method: Method): boolean {
  const at = context.now();
  const { customer, double } = session;
  if (session.mode === 'payment' || outcomeOf(method, 'checkout') !== 'succeeded') {
    const intent = intentOf(context, session, at);
    if (attemptPayment(context, intent, method, 'checkout', at) !== 'succeeded') return false;
    session.payment_intent = intent.id;
  } else {
    const price = found(context.store.prices, 'price', double.price);
    const input = { customer, method, price, metadata: double.metadata };
    session.subscription = startSubscription(context, input, at).id;
  }
  complete(context, session, true);
  return true;
}

/** What a bank's app would read from the QR code. */
export const pixCodeOf = (session: Session): string => `00020126PIXDETESTE${session.id.slice(-12).toUpperCase()}`;

/** Completes a session whose Pix is paid later, or never. */
export function leaveWithPix(context: Context, session: Session): void {
  const at = context.now();
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
  complete(context, session, false);
}

/** The Pix of a session that was left unpaid is paid, or its time is over. */
export function settlePix(context: Context, session: Session, outcome: 'paid' | 'failed'): Session {
  const at = context.now();
  const intent = context.store.paymentIntents.get(session.payment_intent ?? '');
  if (session.status !== 'complete' || intent?.status !== 'requires_action')
    throw refused('This session has no Pix that is still to be paid.', 'session');
  if (outcome === 'paid') {
    attemptPayment(context, intent, { kind: 'pix' }, 'checkout', at);
    session.payment_status = 'paid';
    context.emit('checkout.session.async_payment_succeeded', session, at);
  } else {
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    context.emit('checkout.session.async_payment_failed', session, at);
  }
  return session;
}

export function expireSession(context: Context, session: Session, at: number): Session {
  session.status = 'expired';
  session.url = null;
  context.emit('checkout.session.expired', session, at);
  return session;
}
