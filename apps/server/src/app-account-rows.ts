import { asc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { KeyRing } from './crypto/key-ring.ts';
import type { UserKey } from './crypto/seal.ts';
import type { Database, Transaction } from './db/database.ts';
import { userKeys } from './db/schema/account.ts';
import { personalDocuments } from './db/schema/personal-document.ts';
import { layOutUsage } from './features/chat/ai-quota.ts';
import { jobKind, runs } from './jobs/job-kind.ts';
import { layOutDocuments } from './personal-document/personal-document.ts';
import { ONBOARDING } from './sealed-documents/onboarding.ts';
import { READING } from './sealed-documents/reading.ts';
import { SAFETY_PLAN, SAFETY_STATE } from './sealed-documents/safety.ts';

const DOCUMENTS = [ONBOARDING, SAFETY_PLAN, SAFETY_STATE, READING];
const BATCH = 200;

/** Lays out what every account has from the sign-up on, so that no row tells by its presence that something happened. */
export async function layOutAccountRows(tx: Transaction, userId: string, userKey: UserKey): Promise<void> {
  await layOutDocuments(tx, userId, userKey, DOCUMENTS);
  await layOutUsage(tx, userId, userKey);
}

/** The next accounts after an id that lack some of these rows. */
const listLacking = (db: Database, after: string) =>
  db
    .select({
      userId: userKeys.userId,
      wrappedKey: userKeys.wrappedKey,
      masterKeyVersion: userKeys.masterKeyVersion,
    })
    .from(userKeys)
    .leftJoin(personalDocuments, eq(personalDocuments.userId, userKeys.userId))
    .where(gt(userKeys.userId, after))
    .groupBy(userKeys.userId)
    .having(sql`count(${personalDocuments.id}) < ${DOCUMENTS.length}`)
    .orderBy(asc(userKeys.userId))
    .limit(BATCH);

/** Lays them out for accounts of before they were part of signing up. Safe to run again. */
export async function layOutMissingRows(db: Database, keyRing: KeyRing): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await listLacking(db, after);
    for (const { userId, ...wrapped } of rows) {
      const userKey = keyRing.open(userId, wrapped);
      await db.transaction((tx) => layOutAccountRows(tx, userId, userKey));
    }
    after = rows.at(-1)?.userId ?? after;
    if (rows.length < BATCH) return;
  }
}

const layOutRows = jobKind({ name: 'lay-out-account-rows', payload: z.object({}), schedule: '47 5 * * *' });

export const accountRowsJobs = ({ db, keyRing }: { db: Database; keyRing: KeyRing }) => [
  runs(layOutRows, () => layOutMissingRows(db, keyRing)),
];
