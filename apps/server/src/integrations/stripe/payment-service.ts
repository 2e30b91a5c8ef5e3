import type { CheckoutState, CustomerFacts } from '@alento/domain/payment/facts';
import type { Offer, OfferPeriod } from '@alento/domain/payment/offer';
import type { PaidPlanId } from '@alento/domain/plan/plans';

/** A webhook whose signature was verified. It names what has changed; the change itself is read anew. */
export type PaymentEvent = {
  id: string;
  type: string;
  customerId: string | null;
  /** The payment whose customer has to be looked up, if the event names no customer. */
  chargeId: string | null;
};

/** A request to open a payment page. */
export type CheckoutWish = {
  customerId: string;
  /** The account's id; the only thing that the payment service learns about the person from us. */
  account: string;
  offer: Offer;
  /** The same key returns the same page. */
  key: string;
  successUrl: string;
  cancelUrl: string;
};

/**
 * The payment service has answered with a refusal. It repeats this answer for the same idempotency key, so that another
 * attempt needs another key.
 */
export class RefusedByService extends Error {
  override readonly name = 'RefusedByService';
}

/** What a change of plan would cost. Amounts in centavos, times ms epoch. */
type ChangePreview = { dueCents: number; periodEnd: number };

export type ReceiptOfService = {
  id: string;
  paidAt: number;
  amountCents: number;
  refundedCents: number;
  /** What was paid for: a period, or the `rest` of one after a change of plan. Null if the price is not known. */
  bought: { planId: PaidPlanId; period: OfferPeriod | 'rest' } | null;
  paidBy: { method: 'card'; brand: string; last4: string } | { method: 'pix' } | { method: 'other' };
  url: string | null;
};

/** Prices at the payment service that differ from the configuration, in words for the operator. */
export type PriceFault = { priceId: string; message: string };

/**
 * The service that takes payments. Every method may throw if the service can't be reached or refuses; the caller
 * decides what the person reads. Methods that change something can be repeated.
 */
export type PaymentService = {
  readonly offers: readonly Offer[];
  /** Creates a customer for an account. */
  createCustomer(account: string): Promise<string>;
  /** The account of a customer; null if it is deleted or was not created by this product. */
  accountOf(customerId: string): Promise<string | null>;
  /** Deletes a customer with the address and cards that were typed at the service. Payments and refunds stay there. */
  deleteCustomer(customerId: string): Promise<void>;
  customerOfCharge(chargeId: string): Promise<string | null>;
  /** @throws RefusedByService if the key can't be used again. */
  openCheckout(wish: CheckoutWish): Promise<{ id: string; url: string | null }>;
  readCheckout(id: string): Promise<{ state: CheckoutState; url: string | null }>;
  /** Closes a page, so that it can't be paid any more. Returns false if it was closed or paid before. */
  closeCheckout(id: string): Promise<boolean>;
  readCustomer(customerId: string): Promise<CustomerFacts>;
  /** Refunds what is left of a payment. Returns false if it can't be refunded, because it is disputed. */
  refund(chargeId: string): Promise<boolean>;
  /** Ends a subscription at once, without a refund, and closes its open invoices. */
  endNow(subscriptionId: string): Promise<void>;
  /** Lets a subscription end with its period. */
  stopRenewal(subscriptionId: string): Promise<void>;
  /** Takes back the end of a subscription, and a change of plan that has not happened yet. */
  resume(subscriptionId: string): Promise<void>;
  previewUpgrade(subscriptionId: string, priceId: string): Promise<ChangePreview>;
  /** Changes the plan now and charges the rest of the period. Returns the page on which to confirm it, if needed. */
  upgrade(subscriptionId: string, priceId: string, key: string): Promise<string | null>;
  /** Changes the plan at the end of the period. */
  downgrade(subscriptionId: string, priceId: string): Promise<void>;
  /** The page on which the last invoice of a subscription can be paid; null if it is paid. */
  openInvoicePage(subscriptionId: string): Promise<string | null>;
  listReceipts(customerId: string): Promise<ReceiptOfService[]>;
  /**
   * Verifies a webhook; null if its signature is wrong or too old.
   *
   * @param receivedAt ms epoch.
   */
  readEvent(rawBody: string, signature: string, receivedAt: number): Promise<PaymentEvent | null>;
  checkPrices(): Promise<PriceFault[]>;
};
