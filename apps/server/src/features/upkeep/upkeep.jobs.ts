import { SESSION_LONGEST_MS, TOTP_SETUP_MS } from '@alento/domain/account/session';
import { IDEMPOTENCY_KEY_DAYS } from '@alento/domain/mood-entry/limits';
import { DAY_MS } from '@alento/domain/time/local-date';
import { UPDATE_EVENTS_RETENTION_DAYS } from '@alento/domain/update/updates';
import { and, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { rateLimits, resetRequests, sessions, verifications } from '../../db/schema/account.ts';
import { idempotencyKeys } from '../../db/schema/idempotency-key.ts';
import { accountingRecords } from '../../db/schema/my-data.ts';
import { paymentLeases } from '../../db/schema/payment.ts';
import { factorTickets, recoveryChanges, secondFactors } from '../../db/schema/second-factor.ts';
import { updateEvents } from '../../db/schema/update.ts';
import { voiceSessions } from '../../db/schema/voice.ts';
import { vacuumEmbedded } from '../../db/vacuum-embedded.ts';
import { jobKind, runs } from '../../jobs/job-kind.ts';

const dropExpiredRows = jobKind({
  name: 'drop-expired',
  payload: z.object({}),
  schedule: '17 6 * * *',
  isMadeUp: true,
});
const vacuumTables = jobKind({ name: 'vacuum', payload: z.object({}), schedule: '37 6 * * *', isMadeUp: true });

/**
 * Deletes expired rows: sessions, reset links, reset requests, recovery links, second-factor tickets, unconfirmed
 * authenticator apps, rate-limit counters, voice sessions that nobody ended, leases of killed processes, accounting
 * records after 5 years, idempotency keys older than 30 days, and counts of events of updates.
 */
export async function dropExpired(db: Database, now: number): Promise<void> {
  const at = new Date(now);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now - IDEMPOTENCY_KEY_DAYS * DAY_MS)));
  await db.delete(sessions).where(lt(sessions.expiresAt, at));
  await db.delete(sessions).where(lt(sessions.createdAt, new Date(now - SESSION_LONGEST_MS)));
  await db.delete(verifications).where(lt(verifications.expiresAt, at));
  await db.delete(resetRequests).where(lt(resetRequests.createdAt, new Date(now - DAY_MS)));
  await db.delete(recoveryChanges).where(lt(recoveryChanges.expiresAt, at));
  const setupsBefore = new Date(now - TOTP_SETUP_MS);
  await db
    .delete(secondFactors)
    .where(and(isNull(secondFactors.confirmedAt), lt(secondFactors.createdAt, setupsBefore)));
  await db.delete(factorTickets).where(lt(factorTickets.expiresAt, at));
  await db.delete(accountingRecords).where(lt(accountingRecords.keptUntil, at));
  await db.delete(voiceSessions).where(lt(voiceSessions.seenAt, new Date(now - DAY_MS)));
  await db.delete(paymentLeases).where(lt(paymentLeases.expiresAt, new Date(now - DAY_MS)));
  const firstDay = new Date(now - UPDATE_EVENTS_RETENTION_DAYS * DAY_MS).toISOString().slice(0, 10);
  await db.delete(updateEvents).where(lt(updateEvents.day, firstDay));
  await db.delete(rateLimits).where(lt(rateLimits.expire, at));
}

type Deps = { database: Pick<OpenDatabase, 'db' | 'kind'>; clock: () => number };

export const upkeepJobs = ({ database, clock }: Deps) => [
  runs(dropExpiredRows, () => dropExpired(database.db, clock())),
  runs(vacuumTables, async () => void (await vacuumEmbedded(database))),
];
