import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { paymentLeases } from '../../../db/schema/payment.ts';

/**
 * Duration of a lease, ms: a killed process holds a person's changes up for that long. A process renews it while a
 * change runs, which may take minutes if the payment service is slow.
 */
const LEASE_MS = 20_000;

/** Id of the row of the change that runs. A cancellation or deletion is announced in a row with its own id. */
export const RUNNING = 'running';

/** A change that runs or waits; `holder` is its random id. */
export type Change = { userId: string; holder: string };

// The clocks of processes may differ, so that only the database's counts.
const now = sql`clock_timestamp()`;
const until = sql`${now} + ${LEASE_MS} * interval '1 millisecond'`;
const { id, userId, holder, expiresAt } = paymentLeases;
const heldBy = (change: Change) => and(eq(userId, change.userId), eq(holder, change.holder));

/** Queries on the leases of changes. They need no owner: a session or job has named the account before. */
export const leaseRows = {
  /**
   * Claims a row that is missing or has expired. Returns whether the change has it.
   *
   * @throws the database's error 23503 if the account was deleted.
   */
  async claim(db: Database, change: Change, row: string): Promise<boolean> {
    const rows = await db
      .insert(paymentLeases)
      .values({ ...change, id: row, expiresAt: until })
      .onConflictDoUpdate({
        target: [userId, id],
        set: { holder: change.holder, expiresAt: until },
        setWhere: lte(expiresAt, now),
      })
      .returning({ id });
    return rows.length > 0;
  },

  /** Whether a cancellation or deletion of the person waits or runs. */
  isAnnounced: async (db: Database, person: string): Promise<boolean> =>
    (await db.$count(paymentLeases, and(eq(userId, person), ne(id, RUNNING), gt(expiresAt, now)))) > 0,

  /** Renews the rows of a change. Returns their number. */
  async renew(db: Database, change: Change): Promise<number> {
    const rows = await db.update(paymentLeases).set({ expiresAt: until }).where(heldBy(change)).returning({ id });
    return rows.length;
  },

  /** Deletes the rows of a change. Returns their number. */
  async end(db: Database, change: Change): Promise<number> {
    return (await db.delete(paymentLeases).where(heldBy(change)).returning({ id })).length;
  },
};
