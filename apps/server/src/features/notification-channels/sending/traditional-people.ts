import { isTimeZone } from '@alento/domain/time/local-date';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isAnyOf } from '../../../db/is-any-of.ts';
import { profiles } from '../../../db/schema/account.ts';
import { userPlans } from '../../../db/schema/payment.ts';

/** Traditional accounts. The others have no channels, which are encrypted, so that no query could find them. */
const isTraditional = eq(profiles.isAnonymous, false);

/** Queries for the accounts to which a message may be due. Each returns ids after a cursor, sorted. */
export const traditionalPeople = {
  /** Time zones of traditional accounts that this runtime knows. */
  async listZones(db: Database): Promise<string[]> {
    const zones = await db.selectDistinct({ timeZone: profiles.timeZone }).from(profiles).where(isTraditional);
    return zones.map(({ timeZone }) => timeZone).filter(isTimeZone);
  },

  async listIn(db: Database, timeZones: readonly string[], after: string, limit: number): Promise<string[]> {
    const rows = await db
      .select({ userId: profiles.userId })
      .from(profiles)
      .where(and(isTraditional, isAnyOf(profiles.timeZone, timeZones), gt(profiles.userId, after)))
      .orderBy(asc(profiles.userId))
      .limit(limit);
    return rows.map(({ userId }) => userId);
  },

  /** Accounts with a bought plan whose access ends in this time. */
  async listEnding(
    db: Database,
    { from, until }: { from: Date; until: Date },
    after: string,
    limit: number,
  ): Promise<string[]> {
    const rows = await db
      .selectDistinct({ userId: userPlans.userId })
      .from(userPlans)
      .innerJoin(profiles, eq(profiles.userId, userPlans.userId))
      .where(
        and(
          isTraditional,
          gt(userPlans.accessUntil, from),
          lte(userPlans.accessUntil, until),
          gt(userPlans.userId, after),
        ),
      )
      .orderBy(asc(userPlans.userId))
      .limit(limit);
    return rows.map(({ userId }) => userId);
  },
};
