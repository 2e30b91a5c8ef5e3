import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { paymentLeases } from '../../../db/schema/payment.ts';

/** A time that has passed by the clock of every process. */
const ENDED = new Date(0);

/** A change that holds the lease or wants it. */
type Claim = {
  userId: string;
  /** Random id of the change. */
  holder: string;
  /** Whether it is a cancellation or deletion. */
  goesFirst: boolean;
};

const held = ({ userId, holder }: Claim) => and(eq(paymentLeases.userId, userId), eq(paymentLeases.holder, holder));

/** Queries on the leases of changes. They need no owner: a session or job has named the account before. */
export const leaseRows = {
  /**
   * Claims a lease that has expired, unless a change that goes first waits. One that goes first says so at each call.
   *
   * @returns whether the claim has the lease; if not, whether it has to give way.
   * @throws the database's error 23503 if the account was deleted.
   */
  async claim(db: Database, { userId, holder, goesFirst }: Claim, now: Date, until: Date) {
    const { expiresAt, firstUntil } = paymentLeases;
    const mayRun = goesFirst ? lte(expiresAt, now) : and(lte(expiresAt, now), lte(firstUntil, now));
    const [row] = await db
      .insert(paymentLeases)
      .values({ userId, holder, expiresAt: until, firstUntil: goesFirst ? until : ENDED })
      .onConflictDoUpdate({
        target: paymentLeases.userId,
        set: {
          holder: sql`case when ${mayRun} then excluded.holder else ${paymentLeases.holder} end`,
          expiresAt: sql`case when ${mayRun} then excluded.expires_at else ${expiresAt} end`,
          firstUntil: sql`greatest(${firstUntil}, excluded.first_until)`,
        },
      })
      .returning();
    return { isHeld: row?.holder === holder, givesWay: !goesFirst && row !== undefined && row.firstUntil > now };
  },

  /** Changes the end of a lease that is held. By default it ends now. */
  async extend(db: Database, claim: Claim, until = ENDED): Promise<void> {
    const first = claim.goesFirst ? { firstUntil: until } : {};
    await db
      .update(paymentLeases)
      .set({ expiresAt: until, ...first })
      .where(held(claim));
  },
};
