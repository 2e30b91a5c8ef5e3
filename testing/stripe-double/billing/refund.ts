import { makeDispute, makeRefund } from '../objects/payment.ts';
import { type Charge, type Context, type Dispute, found, type Refund } from '../store/store.ts';
import { refused } from '../wire/failure.ts';

const disputeOf = ({ store }: Context, { id }: Charge): Dispute | undefined =>
  [...store.disputes.values()].find(({ charge }) => charge === id);

/** Refunds what is left of a charge, or a part of it. */
export function refundCharge(context: Context, id: string, wanted?: number): Refund {
  const charge = found(context.store.charges, 'charge', id, 'charge');
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw refused(`Charge ${id} failed; it cannot be refunded.`, 'charge');
  if (charge.refunded) throw refused(`Charge ${id} has already been refunded.`, undefined, 'charge_already_refunded');
  if ((disputeOf(context, charge)?.status ?? 'won') !== 'won')
    throw refused(`Charge ${id} has been charged back; cannot issue a refund.`, undefined, 'charge_disputed');
  const amount = wanted ?? left;
  if (amount < 1 || amount > left) throw refused(`Refund amount (${amount}) is not within 1 and ${left}`, 'amount');
  const refund = makeRefund(charge, amount, context.now());
  context.store.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  context.emit('charge.refunded', charge, context.now());
  return refund;
}

export function disputeCharge(context: Context, id: string): Dispute {
  const charge = found(context.store.charges, 'charge', id);
  if (charge.disputed || !charge.paid) throw refused(`Charge ${id} cannot be disputed.`, 'charge');
  const dispute = makeDispute(charge, context.now());
  context.store.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  context.emit('charge.dispute.created', dispute, dispute.created);
  return dispute;
}

export function closeDispute(context: Context, id: string, status: 'won' | 'lost'): Dispute {
  const dispute = disputeOf(context, found(context.store.charges, 'charge', id));
  if (dispute?.status !== 'needs_response') throw refused(`Charge ${id} has no open dispute.`, 'charge');
  dispute.status = status;
  context.emit('charge.dispute.closed', dispute, context.now());
  return dispute;
}
