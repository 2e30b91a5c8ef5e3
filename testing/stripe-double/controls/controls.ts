import { digitsOf, isKnownCard } from '../billing/cards.ts';
import { doWhatIsDue } from '../billing/due.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { leaveWithPix, paySession, settlePix } from '../billing/pay-session.ts';
import { closeDispute, disputeCharge, refundCharge } from '../billing/refund.ts';
import { newId } from '../objects/ids.ts';
import type { Context } from '../store/context.ts';
import { found, liveCustomer } from '../store/find.ts';
import type { Dispute, Event, Refund, Session, Subscription } from '../store/store.ts';
import type { Attempt, Delivery, DeliveryMode, WebhookTarget } from '../webhooks/delivery.ts';
import type { ApiServer, LoggedRequest } from '../wire/api-server.ts';
import { refused } from '../wire/failure.ts';
import type { PlannedFailure, PlannedFailures } from '../wire/failures.ts';
import { type AccountObjects, objectsOfAccount } from './look-up.ts';
import { shiftIntoPast } from './shift.ts';

export interface Payment {
  session: string;
  method: 'card' | 'pix';
  /** Number of a test card; without it 4242 4242 4242 4242. */
  card?: string;
  email?: string;
  /** Leaves the Pix unpaid. */
  leave?: boolean;
}

/** What tests do to the double, and what they read from it. */
export interface Controls {
  webhooks(target: WebhookTarget): void;
  delivery(mode: DeliveryMode): void;
  deliver(wanted: { order: 'as-made' | 'random' | 'reverse'; seed?: number; times?: number }): Promise<Attempt[]>;
  /** All events, in the order in which they were made. */
  events(): Event[];
  attempts(): Attempt[];
  resend(event: { id: string }): Promise<void>;
  /** Waits until no event is on its way. */
  idle(): Promise<void>;
  /** Makes a customer's objects that much older and then does what is due. */
  shift(wanted: { customer: string; seconds: number }): void;
  pay(payment: Payment): { paid: boolean; session: Session };
  pix(wanted: { session: string; outcome: 'paid' | 'failed' }): Session;
  refund(wanted: { charge: string; amount?: number }): Refund;
  dispute(wanted: { charge: string }): Dispute;
  closeDispute(wanted: { charge: string; status: 'won' | 'lost' }): Dispute;
  cancelNow(wanted: { subscription: string }): Subscription;
  fail(failure: PlannedFailure): void;
  requests(): LoggedRequest[];
  lookUp(account: string): AccountObjects;
}

function pay(context: Context, payment: Payment): { paid: boolean; session: Session } {
  doWhatIsDue(context);
  const session = found(context.store.sessions, 'checkout.session', payment.session);
  if (session.status !== 'open') throw refused(`This session is ${session.status}.`, 'session');
  if (!session.payment_method_types.includes(payment.method)) {
    throw refused(`This session doesn't take ${payment.method}.`, 'method');
  }
  const email = payment.email ?? null;
  if (payment.method === 'pix' && payment.leave === true) {
    if (session.mode !== 'payment') throw refused('Only a single payment can be left unpaid.', 'leave');
    leaveWithPix(context, session, email);
    return { paid: false, session };
  }
  const number = digitsOf(payment.card ?? '4242424242424242');
  if (payment.method === 'card' && !isKnownCard(number)) throw refused('Your card number is incorrect.', 'card');
  const id = newId('pm');
  const method = payment.method === 'pix' ? { id, kind: 'pix' as const } : { id, kind: 'card' as const, number };
  return { paid: paySession(context, session, method, email), session };
}

function settle(context: Context, id: string, outcome: 'paid' | 'failed'): Session {
  const session = found(context.store.sessions, 'checkout.session', id);
  const intent = context.store.paymentIntents.get(session.payment_intent ?? '');
  if (session.status !== 'complete' || intent?.status !== 'requires_action') {
    throw refused('This session has no Pix that is still to be paid.', 'session');
  }
  settlePix(context, session, outcome);
  return session;
}

function cancelNow(context: Context, id: string): Subscription {
  const subscription = found(context.store.subscriptions, 'subscription', id);
  if (subscription.status === 'canceled') throw refused('The subscription has ended.', 'subscription');
  endSubscription(context, subscription, context.now(), 'cancellation_requested');
  return subscription;
}

export function makeControls(
  context: Context,
  delivery: Delivery,
  failures: PlannedFailures,
  api: ApiServer,
): Controls {
  const chargeOf = (id: string) => found(context.store.charges, 'charge', id);
  return {
    webhooks: (target) => delivery.sendTo(target),
    delivery: (mode) => delivery.use(mode),
    deliver: (wanted) => delivery.deliver(wanted),
    events: () => [...context.store.events.values()],
    attempts: () => delivery.attempts,
    resend: ({ id }) => delivery.resend(found(context.store.events, 'event', id)),
    idle: () => delivery.idle(),
    shift({ customer, seconds }) {
      liveCustomer(context, customer);
      shiftIntoPast(context, customer, seconds);
      doWhatIsDue(context);
    },
    pay: (payment) => pay(context, payment),
    pix: ({ session, outcome }) => settle(context, session, outcome),
    refund: ({ charge, amount }) => refundCharge(context, chargeOf(charge), { amount }),
    dispute: ({ charge }) => disputeCharge(context, chargeOf(charge)),
    closeDispute: ({ charge, status }) => closeDispute(context, chargeOf(charge), status),
    cancelNow: ({ subscription }) => cancelNow(context, subscription),
    fail: (failure) => failures.add(failure),
    requests: () => api.requests,
    lookUp: (account) => objectsOfAccount(context, account),
  };
}
