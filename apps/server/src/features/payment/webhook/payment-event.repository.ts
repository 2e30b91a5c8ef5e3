import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { paymentEvents } from '../../../db/schema/payment.ts';
import type { PaymentEvent } from '../../../integrations/stripe/payment-service.ts';

/** Queries on stored webhooks. They belong to no person, so they need no owner. */
export const events = {
  /** Stores an event. Returns false if it was stored before. */
  async insert(tx: Transaction, event: PaymentEvent, now: Date): Promise<boolean> {
    const rows = await tx
      .insert(paymentEvents)
      .values({ ...event, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    return rows.length > 0;
  },

  async findWaiting(db: Database, id: string) {
    const [row] = await db
      .select()
      .from(paymentEvents)
      .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.processedAt)));
    return row;
  },

  async markProcessed(db: Database, id: string, now: Date): Promise<void> {
    await db.update(paymentEvents).set({ processedAt: now }).where(eq(paymentEvents.id, id));
  },

  /** Ids of events received before a time that are not processed, oldest first. */
  async listWaiting(db: Database, before: Date, limit: number): Promise<string[]> {
    const rows = await db
      .select({ id: paymentEvents.id })
      .from(paymentEvents)
      .where(and(isNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, before)))
      .orderBy(asc(paymentEvents.receivedAt))
      .limit(limit);
    return rows.map(({ id }) => id);
  },

  async dropBefore(db: Database, before: Date): Promise<void> {
    await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
  },
};
