import { OFFER_PERIODS } from '@alento/domain/payment/offer';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant } from './columns.ts';

/**
 * The plans of a person. A bought plan has the id of its subscription or payment page at the payment service, and its
 * row follows from what the service says. A granted plan has only the columns up to `createdAt`.
 */
export const userPlans = pgTable(
  'user_plans',
  {
    userId: ofUser(),
    id: text('id').notNull(),
    planId: text('plan_id').notNull(),
    canceledAt: instant('canceled_at'),
    currentPeriodEnd: instant('current_period_end'),
    /** For a bought plan, the start of the contract. */
    createdAt: instant('created_at').notNull(),
    /** End of access, if it isn't `currentPeriodEnd`. */
    accessUntil: instant('access_until'),
    status: text('status', { enum: ['active', 'past_due', 'canceled', 'ended'] }),
    method: text('method', { enum: ['card', 'pix'] }),
    period: text('period', { enum: OFFER_PERIODS }),
    /** Price of one period, centavos. */
    priceCents: integer('price_cents'),
    /** Plan from the next period on, if it will change. */
    nextPlanId: text('next_plan_id', { enum: ['essencial', 'premium'] }),
    /** When the person withdrew. Set before the refund, so that an interrupted withdrawal is completed. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('user_plans_withdrawn').on(table.withdrawnAt).where(sql`${table.withdrawnAt} is not null`),
    check('user_plans_plan', sql`${table.planId} in ('free', 'essencial', 'premium')`),
    check('user_plans_status', sql`${table.status} in ('active', 'past_due', 'canceled', 'ended')`),
    check('user_plans_method', sql`${table.method} in ('card', 'pix')`),
    check('user_plans_price', sql`${table.priceCents} >= 0`),
    check('user_plans_bought', sql`(${table.status} is null) = (${table.method} is null)`),
  ],
);

/** Payments received for bought plans. Amounts are in centavos. */
export const payments = pgTable(
  'payments',
  {
    userId: text('user_id').notNull(),
    /** Id of the invoice or payment page at the payment service. */
    id: text('id').notNull(),
    /** Row in `user_plans`. */
    userPlanId: text('user_plan_id').notNull(),
    /** Id by which the payment is refunded; null if nothing was charged. */
    chargeId: text('charge_id'),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull(),
    paidAt: instant('paid_at').notNull(),
    refundedAt: instant('refunded_at'),
    disputedAt: instant('disputed_at'),
    coversUntil: instant('covers_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.userPlanId],
      foreignColumns: [userPlans.userId, userPlans.id],
    }).onDelete('cascade'),
    check('payments_amounts', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
  ],
);

/** The account at the payment service, and its last payment page. */
export const billingAccounts = pgTable('billing_accounts', {
  userId: ofUser().primaryKey(),
  customerId: text('customer_id').notNull(),
  /** Number of the last reading of the customer that was begun, and of the last one whose result was stored. */
  begunReading: integer('begun_reading').notNull(),
  storedReading: integer('stored_reading').notNull(),
  /** Idempotency key of the last payment page; null before the first. */
  checkoutKey: text('checkout_key'),
  checkoutPriceId: text('checkout_price_id'),
  /** Id of the page; null until the payment service has answered. */
  checkoutId: text('checkout_id'),
  checkoutState: text('checkout_state', { enum: ['open', 'awaiting', 'paid', 'failed', 'expired'] }),
  checkoutAt: instant('checkout_at'),
  createdAt: instant('created_at').notNull(),
});

/**
 * Changes of a person's pages and subscriptions at the payment service, in one of several processes. With the embedded
 * database, which has one process, it has no rows.
 */
export const paymentLeases = pgTable(
  'payment_leases',
  {
    userId: ofUser(),
    /** `running` for the change that runs, its random id for a cancellation or deletion that waits or runs. */
    id: text('id').notNull(),
    /** Random id of the change. */
    holder: text('holder').notNull(),
    /** When the row counts no more, because its process was killed. By the clock of the database. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/**
 * Webhooks of the payment service, each stored once by its id. They contain ids of the service only, and no account:
 * the account is found when the event is processed.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    /** The payment whose customer has to be looked up, if the event names none. */
    chargeId: text('charge_id'),
    receivedAt: instant('received_at').notNull(),
    processedAt: instant('processed_at'),
  },
  (table) => [index('payment_events_waiting').on(table.receivedAt).where(sql`${table.processedAt} is null`)],
);
