import { asc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { KeyHolder, PersonForJob } from '../access/person.ts';
import type { Database, Transaction } from '../db/database.ts';
import { userKeys } from '../db/schema/account.ts';
import { personalDocuments } from '../db/schema/personal-document.ts';
import { insertUsageRow } from '../features/chat/reply/ai-quota.ts';
import { jobKind, runs } from '../jobs/job-kind.ts';
import { insertEmptyDocuments } from '../personal-document/personal-document.ts';
import { NOTIFICATION_CHANNELS } from '../sealed-json/notification-channels.ts';
import { ONBOARDING } from '../sealed-json/onboarding.ts';
import { READING } from '../sealed-json/reading.ts';
import { REMINDER_SETTINGS } from '../sealed-json/reminder.ts';
import { SAFETY_PLAN, SAFETY_STATE } from '../sealed-json/safety.ts';
import { SMALL_STEPS } from '../sealed-json/small-step.ts';

const DOCUMENTS = [
  ...[ONBOARDING, SAFETY_PLAN, SAFETY_STATE, SMALL_STEPS, READING],
  ...[REMINDER_SETTINGS, NOTIFICATION_CHANNELS],
];
const BATCH = 200;

/**
 * Inserts the rows that every account has from sign-up on. Because every account has them, their presence reveals
 * nothing about the person.
 */
export async function insertInitialRows(tx: Transaction, holder: KeyHolder): Promise<void> {
  await insertEmptyDocuments(tx, holder, DOCUMENTS);
  await insertUsageRow(tx, holder);
}

/** Lists the next accounts after the cursor `after` that lack some of these rows. */
const listLacking = (db: Database, after: string) =>
  db
    .select({ userId: userKeys.userId })
    .from(userKeys)
    .leftJoin(personalDocuments, eq(personalDocuments.userId, userKeys.userId))
    .where(gt(userKeys.userId, after))
    .groupBy(userKeys.userId)
    .having(sql`count(${personalDocuments.id}) < ${DOCUMENTS.length}`)
    .orderBy(asc(userKeys.userId))
    .limit(BATCH);

/** Inserts the missing rows of older accounts. Idempotent. */
export async function insertMissingRows(db: Database, personForJob: PersonForJob, signal?: AbortSignal): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await listLacking(db, after);
    for (const { userId } of rows) {
      signal?.throwIfAborted();
      const person = await personForJob(userId);
      if (person) await db.transaction((tx) => insertInitialRows(tx, person));
    }
    after = rows.at(-1)?.userId ?? after;
    if (rows.length < BATCH) return;
  }
}

const layOutRows = jobKind({ name: 'lay-out-account-rows', payload: z.object({}), schedule: '47 5 * * *' });

export const accountRowsJobs = ({ db, personForJob }: { db: Database; personForJob: PersonForJob }) => [
  runs(layOutRows, (_, signal) => insertMissingRows(db, personForJob, signal)),
];
