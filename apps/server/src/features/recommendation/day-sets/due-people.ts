import { HISTORY_DAYS } from '@alento/domain/recommendation/limits';
import {
  addDays,
  DAY_MS,
  HOUR_MS,
  isTimeZone,
  type LocalDate,
  localDateAndOffset,
} from '@alento/domain/time/local-date';
import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { profiles } from '../../../db/schema/account.ts';
import { recommendationSets } from '../../../db/schema/recommendation.ts';
import { entries } from '../../../diary/read-entries.ts';

/** Local hours in which a day's sets are prepared, before people use the app; the end is exclusive. */
const FROM_HOUR = 3;
const UNTIL_HOUR = 6;

/** A time zone whose current hour is one of these, and its local day. */
export type Dawn = { timeZone: string; today: LocalDate };

/** Time zones of accounts in which sets are to be prepared now. Not computed in SQL, which may lack newer zones. */
export async function listDawns(db: Database, now: number): Promise<Dawn[]> {
  const zones = await db.selectDistinct({ timeZone: profiles.timeZone }).from(profiles);
  return zones.flatMap(({ timeZone }) => {
    if (!isTimeZone(timeZone)) return [];
    const { localDate, offsetMinutes } = localDateAndOffset(now, timeZone);
    const hour = ((((now + offsetMinutes * 60_000) % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS;
    return hour >= FROM_HOUR && hour < UNTIL_HOUR ? [{ timeZone, today: localDate }] : [];
  });
}

/** Ids after the cursor of people in this zone who have recent entries and no set for the day, sorted. */
export async function listDue(
  db: Database,
  { timeZone, today }: Dawn,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(
      and(
        gt(profiles.userId, after),
        eq(profiles.timeZone, timeZone),
        entries.hasSince(db, profiles.userId, addDays(today, 1 - HISTORY_DAYS)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(recommendationSets)
            .where(
              and(sql`${recommendationSets.userId} = ${profiles.userId}`, eq(recommendationSets.localDate, today)),
            ),
        ),
      ),
    )
    .orderBy(asc(profiles.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}
