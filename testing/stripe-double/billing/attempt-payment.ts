import { makeCharge } from '../objects/payment.ts';
import type { Context } from '../store/context.ts';
import type { Charge, Method, PaymentIntent } from '../store/store.ts';
import { type Occasion, type Outcome, outcomeOf } from './cards.ts';

/** Charges a payment intent once. A declined card leaves a failed charge. */
export function attemptPayment(
  context: Context,
  intent: PaymentIntent,
  method: Method,
  occasion: Occasion,
  email: string | null,
  at: number,
): Outcome {
  context.store.methods.set(method.id, method);
  intent.next_action = null;
  const outcome = outcomeOf(method, occasion);
  if (outcome === 'requires_action') {
    intent.status = 'requires_action';
    intent.payment_method = method.id;
    intent.next_action = { type: 'use_stripe_sdk' };
    return outcome;
  }
  const paid = outcome === 'succeeded';
  const charge: Charge = makeCharge(intent, method, paid, email, context.address(), at);
  context.store.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  intent.status = paid ? 'succeeded' : 'requires_payment_method';
  intent.payment_method = paid ? method.id : null;
  intent.amount_received = paid ? intent.amount : 0;
  intent.last_payment_error = paid
    ? null
    : {
        charge: charge.id,
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
        type: 'card_error',
      };
  return outcome;
}
