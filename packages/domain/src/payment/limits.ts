/** Number of days for which access stays after a charge of a renewal failed. */
export const GRACE_DAYS = 7;

/** Number of days before the end of a prepaid plan from which on the app announces the end. */
export const END_NOTICE_DAYS = 3;

/** Number of days for which the app says that a bought plan has ended. Our choice. */
export const ENDED_NOTICE_DAYS = 30;

/** A Checkout page is offered again for this time, ms. It is shorter than its lifetime at Stripe, which is 24 hours. */
export const CHECKOUT_REUSE_MS = 20 * 3_600_000;

/** After this time /payment-success says that the payment has not arrived yet, ms. */
export const PAYMENT_WAIT_MS = 60_000;

/** Webhooks whose signature is older than this are refused, seconds. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

/**
 * The zone in which prepaid periods are counted. It is one zone for all, so that a period has the same end no matter
 * when and where it is computed.
 */
export const BILLING_TIME_ZONE = 'America/Sao_Paulo';
