import { TIME_ZONE_CHANGE_MS, timeZoneChangeableAt } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import { canonicalTimeZone } from '@alento/domain/time/local-date';
import { and, eq, isNull, lte, ne, or } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { Person } from '../../../access/person.ts';
import type { Database } from '../../../db/database.ts';
import { profiles } from '../../../db/schema/account.ts';

type AccountTimeZone = { timeZone: string; changeableAt: number | null };

/** The account's time zone, which jobs and quotas use. It can change once in 24 hours. */
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
   * Changes the account's zone if it differs and the last change is at least 24 hours old. Of concurrent changes one
   * succeeds. Stores the canonical name, so that another spelling of the zone doesn't count as a change.
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

    /** Changes the zone on request. A request for the current zone succeeds and doesn't count as a change. */
    async change(actor: Person, timeZone: string): Promise<Result<AccountTimeZone>> {
      const changed = await follow(actor.owner, timeZone);
      const current = await readOf(actor.owner);
      return changed || current.timeZone === canonicalTimeZone(timeZone)
        ? accept(current)
        : refuse('TIME_ZONE_CHANGED_TODAY');
    },
  };
}
