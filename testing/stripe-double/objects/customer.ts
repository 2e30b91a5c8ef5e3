import type { Stripe } from 'stripe';
import type { Customer } from '../store/store.ts';
import { newId } from './ids.ts';

export const makeCustomer = (email: string | null, metadata: Stripe.Metadata, at: number): Customer => ({
  id: newId('cus', 14),
  object: 'customer',
  address: null,
  balance: 0,
  created: at,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email,
  invoice_prefix: newId('x', 8).slice(2).toUpperCase(),
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata,
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});
