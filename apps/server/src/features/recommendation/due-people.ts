import { HISTORY_DAYS } from '@alento/domain/recommendation/limits';
import { DAY_MS } from '@alento/domain/time/local-date';
import { and, asc, gt, gte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { profiles } from '../../db/schema/account.ts';
import { moodEntries } from '../../db/schema/mood-entry.ts';
import { recommendationSets } from '../../db/schema/recommendation.ts';

/** Local hours, the last one not among them, in which a day's sets are made: before anybody wants them. */
const FROM_HOUR = 3;
const UNTIL_HOUR = 6;

/** Ids of the people whose day begins, who recorded lately and have no set for it; in order, after one. */
export async function listDue(db: Database, now: Date, after: string, limit: number): Promise<string[]> {
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${profiles.timeZone})`;
  const rows = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(
      and(
        gt(profiles.userId, after),
        sql`extract(hour from ${local}) >= ${FROM_HOUR} and extract(hour from ${local}) < ${UNTIL_HOUR}`,
        sql`exists (${db
          .select({ one: sql`1` })
          .from(moodEntries)
          .where(
            and(
              sql`${moodEntries.userId} = ${profiles.userId}`,
              gte(moodEntries.recordedAt, new Date(now.getTime() - HISTORY_DAYS * DAY_MS)),
            ),
          )})`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(recommendationSets)
            .where(
              and(
                sql`${recommendationSets.userId} = ${profiles.userId}`,
                sql`${recommendationSets.localDate} = ${local}::date`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(profiles.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}
