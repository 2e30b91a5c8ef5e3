import type { Stripe } from 'stripe';
import { makeDispute, makeRefund } from '../objects/refund.ts';
import type { Context } from '../store/context.ts';
import type { Charge, Dispute, Refund } from '../store/store.ts';
import { refused } from '../wire/failure.ts';

export function refundCharge(
  context: Context,
  charge: Charge,
  wanted: { amount?: number | undefined; reason?: Stripe.Refund.Reason | undefined; metadata?: Stripe.Metadata },
): Refund {
  const at = context.now();
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw refused(`Charge ${charge.id} failed; it cannot be refunded.`, 'charge');
  if (charge.refunded) {
    throw refused(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  const isTaken = [...context.store.disputes.values()].some((one) => one.charge === charge.id && one.status !== 'won');
  if (isTaken) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw refused(message, undefined, 'charge_disputed');
  }
  const amount = wanted.amount ?? left;
  if (amount < 1) throw refused('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left) {
    throw refused(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount');
  }
  const refund = makeRefund(charge, amount, wanted.reason ?? null, wanted.metadata ?? {}, at);
  context.store.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  charge.refunds.data.unshift(refund);
  context.emit('charge.refunded', charge, at);
  return refund;
}

export function disputeCharge(context: Context, charge: Charge): Dispute {
  if (charge.disputed || !charge.paid) throw refused(`Charge ${charge.id} cannot be disputed.`, 'charge');
  const dispute = makeDispute(charge, context.now());
  context.store.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  context.emit('charge.dispute.created', dispute, dispute.created);
  return dispute;
}

export function closeDispute(context: Context, charge: Charge, status: 'won' | 'lost'): Dispute {
  const dispute = [...context.store.disputes.values()].find((one) => one.charge === charge.id);
  if (dispute === undefined || dispute.status !== 'needs_response') {
    throw refused(`Charge ${charge.id} has no open dispute.`, 'charge');
  }
  dispute.status = status;
  context.emit('charge.dispute.closed', dispute, context.now());
  return dispute;
}
