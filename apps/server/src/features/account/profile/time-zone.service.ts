import { TIME_ZONE_CHANGE_MS } from '@alento/domain/account/session';
import { timeZoneChangeableAt } from '@alento/domain/account/time-zone';
import { accept, type Result, refuse } from '@alento/domain/result';
import { canonicalTimeZone } from '@alento/domain/time/local-date';
import { and, eq, isNull, lte, ne, or } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { Person } from '../../../access/person.ts';
import type { Database } from '../../../db/database.ts';
import { profiles } from '../../../db/schema/account.ts';

type AccountTimeZone = { timeZone: string; changeableAt: number | null };

/** The zone that jobs and quotas go by, changeable once in 24 hours (decision D1). */
export function timeZoneService({ db, clock }: { db: Database; clock: () => number }) {
  async function readOf({ userId }: Owner): Promise<AccountTimeZone> {
    const [row] = await db
      .select({ timeZone: profiles.timeZone, changedAt: profiles.timeZoneChangedAt })
      .from(profiles)
      .where(eq(profiles.userId, userId));
    if (!row) throw new Error('A signed-in account has no profile');
    return { timeZone: row.timeZone, changeableAt: timeZoneChangeableAt(row.changedAt?.getTime() ?? null, clock()) };
  }

  /**
   * Changes the zone if it is another one and the day has passed; of two at once, one does. Kept
   * under its one name: another spelling is no journey.
   */
  async function follow({ userId }: Owner, spelling: string): Promise<boolean> {
    const now = clock();
    const timeZone = canonicalTimeZone(spelling);
    const rows = await db
      .update(profiles)
      .set({ timeZone, timeZoneChangedAt: new Date(now) })
      .where(
        and(
          eq(profiles.userId, userId),
          ne(profiles.timeZone, timeZone),
          or(isNull(profiles.timeZoneChangedAt), lte(profiles.timeZoneChangedAt, new Date(now - TIME_ZONE_CHANGE_MS))),
        ),
      )
      .returning({ userId: profiles.userId });
    return rows.length > 0;
  }

  return {
    follow,

    read: (actor: Person): Promise<AccountTimeZone> => readOf(actor.owner),

    /** The zone the account is in already is no change. */
    async change(actor: Person, timeZone: string): Promise<Result<AccountTimeZone>> {
      const changed = await follow(actor.owner, timeZone);
      const current = await readOf(actor.owner);
      return changed || current.timeZone === canonicalTimeZone(timeZone)
        ? accept(current)
        : refuse('TIME_ZONE_CHANGED_TODAY');
    },
  };
}
