import type { Stripe } from 'stripe';
import { monthsAfter } from '../billing/calendar.ts';
import { prorationLines } from '../billing/change-price.ts';
import { voidInvoice } from '../billing/invoicing.ts';
import { payInvoice, subscriptionOf } from '../billing/pay-invoice.ts';
import { newId } from '../objects/ids.ts';
import { type LineInput, makeInvoice } from '../objects/invoice.ts';
import type { Context } from '../store/context.ts';
import { found, itemOf, liveCustomer } from '../store/find.ts';
import { type Invoice, newestFirst, type Subscription } from '../store/store.ts';
import { refused, StripeFailure } from '../wire/failure.ts';
import { PAGING, page } from '../wire/list.ts';
import { type Parameters, withinRange } from '../wire/parameters.ts';
import { type Route, route } from '../wire/route.ts';
import { prorationDate, wantedPrice } from './subscriptions.ts';

const subscriptionIdOf = (invoice: Invoice): string | undefined => {
  const of = invoice.parent?.subscription_details?.subscription;
  return typeof of === 'string' ? of : of?.id;
};

function list(context: Context, parameters: Parameters): Stripe.ApiList<Invoice> {
  parameters.only(...PAGING, 'customer', 'subscription', 'status', 'created');
  const [customer, status] = [parameters.text('customer'), parameters.text('status')];
  const subscription = parameters.text('subscription');
  const all = newestFirst(context.store.invoices).filter(
    (one) =>
      (customer === undefined || one.customer === customer) &&
      (status === undefined || one.status === status) &&
      (subscription === undefined || subscriptionIdOf(one) === subscription) &&
      withinRange(parameters, 'created', one.created),
  );
  return page(all, parameters, '/v1/invoices');
}

/** The line of the period that comes next. */
function nextPeriod(context: Context, subscription: Subscription, priceId: string): LineInput {
  const price = found(context.store.prices, 'price', priceId);
  const { periods } = found(context.store.subscriptionNotes, 'subscription', subscription.id);
  return {
    price,
    amount: price.unit_amount,
    description: `1 × ${price.id}`,
    start: itemOf(subscription).current_period_end,
    end: monthsAfter(subscription.billing_cycle_anchor, periods + 2),
    proration: false,
  };
}

/** What a change of plan would cost, or the next renewal. Nothing is stored. */
function preview(context: Context, parameters: Parameters): Invoice {
  const id = parameters.only('customer', 'subscription', 'subscription_details', 'expand').required('subscription');
  const subscription = found(context.store.subscriptions, 'subscription', id, 'subscription');
  const details = parameters
    .nested('subscription_details')
    .only('items', 'proration_behavior', 'proration_date', 'cancel_at_period_end');
  const item = itemOf(subscription);
  const price = wantedPrice(context, subscription, details.list('items'));
  const behavior =
    details.oneOf('proration_behavior', ['always_invoice', 'create_prorations', 'none']) ?? 'create_prorations';
  if (price === undefined && (subscription.status === 'canceled' || subscription.cancel_at_period_end)) {
    throw new StripeFailure(404, {
      type: 'invalid_request_error',
      code: 'invoice_upcoming_none',
      message: `No upcoming invoices for customer: '${subscription.customer}'`,
    });
  }
  const at = context.now();
  const changes = price !== undefined && price.id !== item.price.id && behavior !== 'none';
  const lines = changes ? prorationLines(context, subscription, price, prorationDate(details, subscription, at)) : [];
  const atOnce = changes && behavior === 'always_invoice';
  if (!atOnce) lines.push(nextPeriod(context, subscription, price?.id ?? item.price.id));
  const invoice = makeInvoice({
    customer: liveCustomer(context, subscription.customer),
    subscription,
    reason: atOnce ? 'subscription_update' : 'upcoming',
    lines,
    period: { start: item.current_period_start, end: item.current_period_end },
    at: atOnce ? at : item.current_period_end,
    address: context.address(),
  });
  return { ...invoice, id: newId('upcoming_in'), status: 'draft', hosted_invoice_url: null, number: null };
}

function openInvoice(context: Context, id: string): Invoice {
  const invoice = found(context.store.invoices, 'invoice', id);
  if (invoice.status !== 'open') throw refused(`Invoice is ${invoice.status}, not open.`);
  return invoice;
}

function pay(context: Context, id: string): Invoice {
  const invoice = openInvoice(context, id);
  const subscription = subscriptionOf(context, invoice);
  const method = found(context.store.methods, 'payment_method', subscription.default_payment_method);
  if (!payInvoice(context, invoice, method, 'change')) {
    const body = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } as const;
    throw new StripeFailure(402, { ...body, message: 'Your card was declined.' });
  }
  return invoice;
}

function discard(context: Context, id: string): Invoice {
  const invoice = openInvoice(context, id);
  const subscription = subscriptionOf(context, invoice);
  voidInvoice(context, invoice, context.now());
  if (subscription.latest_invoice === id) subscription.pending_update = null;
  return invoice;
}

export const INVOICE_ROUTES: Route[] = [
  route('GET', '/v1/invoices', ({ context, parameters }) => list(context, parameters)),
  route('POST', '/v1/invoices/create_preview', ({ context, parameters }) => preview(context, parameters)),
  route('GET', '/v1/invoices/:id', ({ context, id }) => found(context.store.invoices, 'invoice', id)),
  route('POST', '/v1/invoices/:id/pay', ({ context, id }) => pay(context, id)),
  route('POST', '/v1/invoices/:id/void', ({ context, id }) => discard(context, id)),
  route('GET', '/v1/invoice_payments', ({ context, parameters }) => {
    parameters.only(...PAGING, 'invoice', 'payment', 'status');
    const intent = parameters.nested('payment').text('payment_intent');
    const [invoice, status] = [parameters.text('invoice'), parameters.text('status')];
    const all = newestFirst(context.store.invoices)
      .flatMap((one) => one.payments.data)
      .filter(
        (one) =>
          (invoice === undefined || one.invoice === invoice) &&
          (status === undefined || one.status === status) &&
          (intent === undefined || one.payment.payment_intent === intent),
      );
    return page(all, parameters, '/v1/invoice_payments');
  }),
];
