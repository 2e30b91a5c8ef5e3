import type Stripe from 'stripe';
import type { ReceiptOfService } from './payment-service.ts';
import { idOf, intentOfInvoice, methodOf, msOf, type PlansByPrice, prepaidOffer } from './read-customer.ts';

/** Number of payments that are shown: more than five years of monthly ones. */
const RECEIPTS_MAX = 100;

function paidBy(charge: Stripe.Charge): ReceiptOfService['paidBy'] {
  const card = charge.payment_method_details?.card;
  if (card?.brand && card.last4) return { method: 'card', brand: card.brand, last4: card.last4 };
  return { method: methodOf(charge) === 'pix' ? 'pix' : 'other' };
}

/** What an invoice was for. A change of plan has a second line, with the credit for the plan before. */
function boughtBy({ lines, billing_reason: reason }: Stripe.Invoice, planOf: PlansByPrice): ReceiptOfService['bought'] {
  const [line] = lines.data.toSorted((a, b) => b.amount - a.amount);
  const planId = planOf.get(idOf(line?.pricing?.price_details?.price) ?? '');
  return planId === undefined ? null : { planId, period: reason === 'subscription_update' ? 'rest' : 'month' };
}

/** The payments of a customer with the receipts that Stripe hosts, newest first. */
export async function listReceipts(
  stripe: Stripe,
  planOf: PlansByPrice,
  customer: string,
): Promise<ReceiptOfService[]> {
  const limit = RECEIPTS_MAX;
  const [charges, invoices] = await Promise.all([
    stripe.charges.list({ customer, limit }),
    stripe.invoices.list({ customer, status: 'paid', limit, expand: ['data.payments'] }),
  ]);
  const invoiceOf = new Map(invoices.data.map((invoice) => [intentOfInvoice(invoice), invoice]));
  return charges.data
    .filter(({ status }) => status === 'succeeded')
    .toSorted((a, b) => b.created - a.created)
    .map((charge) => {
      const intent = idOf(charge.payment_intent);
      const invoice = intent === null ? undefined : invoiceOf.get(intent);
      return {
        id: charge.id,
        paidAt: msOf(charge.created),
        amountCents: charge.amount,
        refundedCents: charge.amount_refunded,
        bought: invoice ? boughtBy(invoice, planOf) : prepaidOffer(charge.metadata),
        paidBy: paidBy(charge),
        url: charge.receipt_url,
      };
    });
}
