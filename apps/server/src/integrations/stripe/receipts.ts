import type Stripe from 'stripe';
import type { ReceiptOfService } from './payment-service.ts';
import { methodOf, msOf } from './read-customer.ts';

/** Number of payments that are shown: more than five years of monthly ones. */
const RECEIPTS_MAX = 100;

function paidBy(charge: Stripe.Charge): ReceiptOfService['paidBy'] {
  const card = charge.payment_method_details?.card;
  if (card?.brand && card.last4) return { method: 'card', brand: card.brand, last4: card.last4 };
  return { method: methodOf(charge) === 'pix' ? 'pix' : 'other' };
}

/** The payments of a customer with the receipts that Stripe hosts, newest first. */
export async function listReceipts(stripe: Stripe, customer: string): Promise<ReceiptOfService[]> {
  const { data } = await stripe.charges.list({ customer, limit: RECEIPTS_MAX });
  return data
    .filter(({ status }) => status === 'succeeded')
    .toSorted((a, b) => b.created - a.created)
    .map((charge) => ({
      id: charge.id,
      paidAt: msOf(charge.created),
      amountCents: charge.amount,
      refundedCents: charge.amount_refunded,
      paidBy: paidBy(charge),
      url: charge.receipt_url,
    }));
}
