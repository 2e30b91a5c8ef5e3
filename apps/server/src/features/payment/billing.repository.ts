import type { CustomerFacts } from '@alento/domain/payment/facts';
import { and, asc, eq, exists, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { isNotDeleted } from '../../access/account-exists.ts';
import type { Owner } from '../../access/owner.ts';
import type { Database, Runner } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { billingAccounts, userPlans } from '../../db/schema/payment.ts';

export type BillingAccount = typeof billingAccounts.$inferSelect;
/** The last payment page of an account. */
export type CheckoutAttempt = { key: string; priceId: string; at: Date };

const own = ({ userId }: Owner) => eq(billingAccounts.userId, userId);

/** Queries on the account at the payment service. */
export const billing = {
  async find(runner: Runner, owner: Owner): Promise<BillingAccount | undefined> {
    const [row] = await runner.select().from(billingAccounts).where(own(owner));
    return row;
  },

  /**
   * Stores the customer of an account, unless another request has just stored one. Returns the stored row.
   *
   * @throws the database's error 23502 if the account was deleted, whose row in `users` may be left.
   */
  async insert(db: Database, owner: Owner, customerId: string, now: Date): Promise<BillingAccount> {
    const rows = db.select({ id: users.id }).from(users);
    const account = rows.where(and(eq(users.id, owner.userId), isNotDeleted)).for('key share');
    const values = { userId: sql`${account}`, customerId, begunReading: 0, storedReading: 0, createdAt: now };
    await db.insert(billingAccounts).values(values).onConflictDoNothing();
    const row = await billing.find(db, owner);
    if (!row) throw new Error('A billing account vanished');
    return row;
  },

  /**
   * Replaces the payment page of an account. Returns false if another request has replaced it since.
   *
   * @param before idempotency key of the page that is replaced; null if there was none.
   */
  async replaceCheckout(db: Database, owner: Owner, before: string | null, next: CheckoutAttempt): Promise<boolean> {
    const { checkoutKey } = billingAccounts;
    const rows = await db
      .update(billingAccounts)
      .set({
        checkoutKey: next.key,
        checkoutPriceId: next.priceId,
        checkoutId: null,
        checkoutState: null,
        checkoutAt: next.at,
      })
      .where(and(own(owner), before === null ? isNull(checkoutKey) : eq(checkoutKey, before)))
      .returning({ userId: billingAccounts.userId });
    return rows.length > 0;
  },

  /** Forgets a payment page that was refused, so that the next attempt has another key. */
  async dropCheckout(db: Database, owner: Owner): Promise<void> {
    await db
      .update(billingAccounts)
      .set({ checkoutKey: null, checkoutPriceId: null, checkoutId: null, checkoutState: null, checkoutAt: null })
      .where(and(own(owner), isNull(billingAccounts.checkoutId)));
  },

  /** Stores the id of a page, unless the page has been replaced since. */
  async keepCheckout(db: Database, owner: Owner, key: string, id: string): Promise<void> {
    await db
      .update(billingAccounts)
      .set({ checkoutId: id, checkoutState: 'open' })
      .where(and(own(owner), eq(billingAccounts.checkoutKey, key), isNull(billingAccounts.checkoutId)));
  },

  /** Numbers a reading of the customer. Only the newest reading is stored. */
  async beginReading(db: Database, owner: Owner): Promise<number> {
    const [row] = await db
      .update(billingAccounts)
      .set({ begunReading: sql`${billingAccounts.begunReading} + 1` })
      .where(own(owner))
      .returning({ reading: billingAccounts.begunReading });
    if (!row) throw new Error('A billing account vanished');
    return row.reading;
  },

  /** Marks a reading as stored. Returns false if a newer one was stored before. */
  async storeReading(tx: Runner, owner: Owner, reading: number): Promise<boolean> {
    const rows = await tx
      .update(billingAccounts)
      .set({ storedReading: reading })
      .where(and(own(owner), lt(billingAccounts.storedReading, reading)))
      .returning({ userId: billingAccounts.userId });
    return rows.length > 0;
  },

  /** Stores the state of the last payment page. Returns whether it has changed. */
  async storeCheckoutState(tx: Runner, owner: Owner, checkouts: CustomerFacts['checkouts']): Promise<boolean> {
    const row = await billing.find(tx, owner);
    const state = checkouts.find(({ id }) => id === row?.checkoutId)?.state;
    if (state === undefined || state === row?.checkoutState) return false;
    await tx.update(billingAccounts).set({ checkoutState: state }).where(own(owner));
    return true;
  },

  /**
   * Accounts after the cursor `after` for which a payment may be missing: their plan runs or has ended a short time
   * ago, or their last payment page may still be paid.
   */
  listUnsettled: (db: Database, after: string, since: Date, limit: number): Promise<{ userId: string }[]> =>
    db
      .select({ userId: billingAccounts.userId })
      .from(billingAccounts)
      .where(
        and(
          gt(billingAccounts.userId, after),
          or(
            and(
              gt(billingAccounts.checkoutAt, since),
              or(isNull(billingAccounts.checkoutState), inArray(billingAccounts.checkoutState, ['open', 'awaiting'])),
            ),
            exists(
              db
                .select({ id: userPlans.id })
                .from(userPlans)
                .where(and(eq(userPlans.userId, billingAccounts.userId), gt(userPlans.accessUntil, since))),
            ),
          ),
        ),
      )
      .orderBy(asc(billingAccounts.userId))
      .limit(limit),
};
