import type { Stripe } from 'stripe';
import type { Charge, Method, PaymentIntent } from '../store/store.ts';
import { wholeList } from '../wire/list.ts';
import { newId } from './ids.ts';

export interface PaymentInput {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Stripe.Metadata;
  methodTypes: string[];
  at: number;
}

export function makePaymentIntent(input: PaymentInput): PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: input.at,
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: input.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: input.methodTypes,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

const methodDetails = (method: Method, amount: number): Stripe.Charge.PaymentMethodDetails =>
  method.kind === 'pix'
    ? { type: 'pix', pix: { bank_transaction_id: newId('E', 16) } }
    : {
        type: 'card',
        card: {
          amount_authorized: amount,
          authorization_code: null,
          brand: 'visa',
          checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
          country: 'US',
          electronic_commerce_indicator: null,
          exp_month: 12,
          exp_year: 2034,
          fingerprint: null,
          funding: 'credit',
          installments: null,
          last4: method.number.slice(-4),
          mandate: null,
          network: 'visa',
          network_transaction_id: null,
          regulated_status: 'unregulated',
          three_d_secure: null,
          transaction_link_id: null,
          wallet: null,
        },
      };

const OUTCOME = { advice_code: null, network_advice_code: null, network_decline_code: null, risk_level: 'normal' };
const PAID: Stripe.Charge.Outcome = {
  ...OUTCOME,
  network_status: 'approved_by_network',
  reason: null,
  seller_message: 'Payment complete.',
  type: 'authorized',
};
const DECLINED: Stripe.Charge.Outcome = {
  ...OUTCOME,
  network_status: 'declined_by_network',
  reason: 'generic_decline',
  seller_message: 'The bank did not return any further details with this decline.',
  type: 'issuer_declined',
};

/** A charge that succeeded or was declined. */
export function makeCharge(
  intent: PaymentIntent,
  method: Method,
  paid: boolean,
  email: string | null,
  address: string,
  at: number,
): Charge {
  const id = newId('ch');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId('txn') : null,
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'ALENTO',
    captured: paid,
    created: at,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: paid ? null : 'card_declined',
    failure_message: paid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: paid ? PAID : DECLINED,
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(method, intent.amount),
    receipt_email: null,
    receipt_number: null,
    receipt_url: paid ? `${address}/r/${id}` : null,
    refunded: false,
    refunds: wholeList([], `/v1/charges/${id}/refunds`),
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}
