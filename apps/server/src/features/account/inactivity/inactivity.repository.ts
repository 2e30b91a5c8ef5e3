import type { LocalDate } from '@alento/domain/time/local-date';
import { and, asc, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';

/** Accounts whose last use was on this day or before, and that got their notice at this time or before. */
export type Unused = { since: LocalDate; noticedBefore: Date };

const isUnused = (since: LocalDate): SQL | undefined => lte(users.lastUsedOn, since);
const isDue = ({ since, noticedBefore }: Unused): SQL | undefined =>
  and(isUnused(since), isNotNull(users.inactivityNoticeAt), lte(users.inactivityNoticeAt, noticedBefore));

async function page(db: Database, which: SQL | undefined, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(which, gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Queries on when accounts were last used. They list accounts of all people, so they take no owner. */
export const inactivityRepository = {
  /** Begins to count for accounts whose last use is not known, because it was before the column existed. */
  async beginCounting(db: Database, today: LocalDate): Promise<void> {
    await db.update(users).set({ lastUsedOn: today }).where(isNull(users.lastUsedOn));
  },

  /** Ids of unused accounts without a notice, after a cursor. */
  listWithoutNotice: (db: Database, since: LocalDate, after: string, limit: number): Promise<string[]> =>
    page(db, and(isUnused(since), isNull(users.inactivityNoticeAt)), after, limit),

  /** Ids of unused accounts whose notice period has ended, after a cursor. */
  listDue: (db: Database, unused: Unused, after: string, limit: number): Promise<string[]> =>
    page(db, isDue(unused), after, limit),

  /** Stores when the notice was sent, unless the account was used meanwhile. */
  async keepNotice(db: Database, userId: string, since: LocalDate, at: Date): Promise<void> {
    await db
      .update(users)
      .set({ inactivityNoticeAt: at })
      .where(and(eq(users.id, userId), isUnused(since)));
  },

  /** Whether the notice period of an account has ended and the account is still unused. Locks the account. */
  async isStillDue(tx: Transaction, userId: string, unused: Unused): Promise<boolean> {
    const rows = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isDue(unused)))
      .for('update');
    return rows.length > 0;
  },
};
