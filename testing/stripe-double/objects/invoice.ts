import { Stripe } from 'stripe';
import type { Customer, Invoice, Price, Subscription } from '../store/store.ts';
import { wholeList } from '../wire/list.ts';
import { newId } from './ids.ts';

export interface LineInput {
  price: Price;
  amount: number;
  description: string;
  start: number;
  end: number;
  proration: boolean;
}

export interface InvoiceInput {
  customer: Customer;
  subscription: Subscription;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  lines: LineInput[];
  period: { start: number; end: number };
  at: number;
  address: string;
}

const makeLine = (invoice: string, input: LineInput, subscription: Subscription): Stripe.InvoiceLineItem => ({
  id: newId('il'),
  object: 'line_item',
  amount: input.amount,
  currency: input.price.currency,
  description: input.description,
  discount_amounts: [],
  discountable: !input.proration,
  discounts: [],
  invoice,
  livemode: false,
  metadata: subscription.metadata,
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: input.proration,
      proration_details: { credited_items: null },
      subscription: subscription.id,
      subscription_item: subscription.items.data[0]?.id ?? '',
    },
    type: 'subscription_item_details',
  },
  period: { start: input.start, end: input.end },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: input.price.id, product: input.price.product },
    type: 'price_details',
    unit_amount_decimal: Stripe.Decimal.from(input.price.unit_amount),
  },
  quantity: 1,
  quantity_decimal: Stripe.Decimal.from(1),
  subscription: subscription.id,
  subtotal: input.amount,
  taxes: [],
});

/** A finalized invoice that is still to be paid. A customer's credit is used first. */
export function makeInvoice(input: InvoiceInput): Invoice {
  const { customer, subscription, at } = input;
  const id = newId('in');
  const total = input.lines.reduce((sum, line) => sum + line.amount, 0);
  const ending = Math.min(0, customer.balance + total);
  const due = total + customer.balance - ending;
  return {
    ...EMPTY,
    id,
    amount_due: due,
    amount_remaining: due,
    billing_reason: input.reason,
    created: at,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    default_payment_method: null,
    effective_at: at,
    ending_balance: ending,
    hosted_invoice_url: `${input.address}/i/${id}`,
    lines: wholeList(
      input.lines.map((line) => makeLine(id, line, subscription)),
      `/v1/invoices/${id}/lines`,
    ),
    number: `${customer.invoice_prefix ?? 'X'}-${String(customer.next_invoice_sequence ?? 1).padStart(4, '0')}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payments: wholeList([], `/v1/invoice_payments?invoice=${id}`),
    period_end: input.period.end,
    period_start: input.period.start,
    starting_balance: customer.balance,
    status_transitions: { finalized_at: at, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
}

const EMPTY = {
  object: 'invoice',
  account_country: 'BR',
  account_name: 'Alento',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: false,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  status: 'open',
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Invoice>;
