import { IDEMPOTENCY_KEY_DAYS } from '@alento/domain/mood-entry/limits';
import { DAY_MS } from '@alento/domain/time/local-date';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { rateLimits, resetRequests, sessions, verifications } from '../../db/schema/account.ts';
import { idempotencyKeys } from '../../db/schema/idempotency-key.ts';
import { defineJob } from '../../jobs/job-queue.ts';

const DROP_EXPIRED = 'drop-expired';

/** Removes what has run out: keys after 30 days (D6), sessions, reset tokens and requests, counts of tries. */
export async function dropExpired(db: Database, now: number): Promise<void> {
  const at = new Date(now);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now - IDEMPOTENCY_KEY_DAYS * DAY_MS)));
  await db.delete(sessions).where(lt(sessions.expiresAt, at));
  await db.delete(verifications).where(lt(verifications.expiresAt, at));
  await db.delete(resetRequests).where(lt(resetRequests.createdAt, new Date(now - DAY_MS)));
  await db.delete(rateLimits).where(lt(rateLimits.expire, at));
}

export const upkeepJobs = ({ db, clock }: { db: Database; clock: () => number }) => [
  defineJob({
    name: DROP_EXPIRED,
    payload: z.object({}),
    schedule: '17 6 * * *',
    run: () => dropExpired(db, clock()),
  }),
];
