import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { Sealed } from '../../../crypto/seal.ts';
import type { Database, Runner } from '../../../db/database.ts';
import { isAnyOf } from '../../../db/is-any-of.ts';
import { pushDevices, waitingPushes } from '../../../db/schema/reminder.ts';

export type WaitingRow = typeof waitingPushes.$inferSelect;

/** How long a claimed notification is left to its process, ms. It is longer than any request to a push service. */
const LEASE_MS = 60_000;
/** Expired notifications that one claim deletes. */
const EXPIRED_AT_ONCE = 1000;

/** Queries of notifications that wait for their push service. Those over all people take no owner. */
export const pushRetryRepository = {
  /** Stores a notification, unless its device was removed meanwhile. */
  add: (
    db: Database,
    { userId }: Owner,
    row: { id: string; deviceId: string; content: Sealed; attempts: number; notBefore: Date; expiresAt: Date },
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const isDevice = and(eq(pushDevices.userId, userId), eq(pushDevices.id, row.deviceId));
      const [device] = await tx.select({ id: pushDevices.id }).from(pushDevices).where(isDevice).for('key share');
      if (device) await tx.insert(waitingPushes).values({ ...row, userId });
    }),

  /** Claims notifications whose wait is over, and deletes those that expired. */
  claim: (db: Database, now: number, limit: number): Promise<WaitingRow[]> =>
    db.transaction(async (tx) => {
      const isDue = lte(waitingPushes.notBefore, new Date(now));
      // A notification expires after its next attempt, so the index of the attempts finds those that expired too.
      // Deleting all at once would wait for rows that another process has locked.
      await tx.execute(sql`
        delete from ${waitingPushes} where (user_id, id) in (
          select user_id, id from ${waitingPushes}
          where ${isDue} and ${lte(waitingPushes.expiresAt, new Date(now))}
          limit ${EXPIRED_AT_ONCE} for update skip locked
        )`);
      const rows = await tx
        .select()
        .from(waitingPushes)
        .where(and(isDue, gt(waitingPushes.expiresAt, new Date(now))))
        .orderBy(asc(waitingPushes.notBefore))
        .limit(limit)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return [];
      await tx
        .update(waitingPushes)
        .set({ notBefore: new Date(now + LEASE_MS) })
        .where(
          and(
            isAnyOf(
              waitingPushes.userId,
              rows.map(({ userId }) => userId),
            ),
            isAnyOf(
              waitingPushes.id,
              rows.map(({ id }) => id),
            ),
          ),
        );
      return rows;
    }),

  /** Sets when a notification is sent again, after an attempt that failed. */
  async postpone(runner: Runner, { userId }: Owner, id: string, attempts: number, notBefore: Date): Promise<void> {
    await runner
      .update(waitingPushes)
      .set({ attempts, notBefore })
      .where(and(eq(waitingPushes.userId, userId), eq(waitingPushes.id, id)));
  },

  async remove(runner: Runner, { userId }: Owner, id: string): Promise<void> {
    await runner.delete(waitingPushes).where(and(eq(waitingPushes.userId, userId), eq(waitingPushes.id, id)));
  },
};
