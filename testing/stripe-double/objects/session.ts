import type { Stripe } from 'stripe';
import type { Price, Session } from '../store/store.ts';
import { wholeList } from '../wire/list.ts';
import { newId } from './ids.ts';

export interface SessionInput {
  mode: 'subscription' | 'payment';
  price: Price;
  productName: string;
  quantity: number;
  customer: string | null;
  customerEmail: string | null;
  customerCreation: 'always' | 'if_required' | null;
  clientReference: string | null;
  metadata: Stripe.Metadata;
  methodTypes: string[];
  allowedTypes: string[] | null;
  successUrl: string;
  cancelUrl: string | null;
  locale: string | null;
  expiresAt: number;
}

const lineItem = (input: SessionInput, amount: number): Stripe.LineItem => ({
  id: newId('li'),
  object: 'item',
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: amount,
  amount_tax: 0,
  amount_total: amount,
  currency: input.price.currency,
  description: input.productName,
  metadata: {},
  price: input.price,
  quantity: input.quantity,
});

export function makeSession(input: SessionInput, address: string, at: number): Session {
  const id = newId('cs_test', 58);
  const amount = input.price.unit_amount * input.quantity;
  return {
    ...EMPTY,
    id,
    allowed_payment_method_types: input.allowedTypes,
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: input.cancelUrl,
    client_reference_id: input.clientReference,
    created: at,
    currency: input.price.currency,
    customer: input.customer,
    customer_creation: input.customerCreation,
    customer_details: null,
    customer_email: input.customerEmail,
    expires_at: input.expiresAt,
    line_items: wholeList([lineItem(input, amount)], `/v1/checkout/sessions/${id}/line_items`),
    locale: input.locale,
    metadata: input.metadata,
    mode: input.mode,
    payment_method_types: input.methodTypes,
    success_url: input.successUrl,
    url: `${address}/c/pay/${id}`,
  };
}

const EMPTY = {
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: { enabled: false },
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_status: 'unpaid',
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Session>;
