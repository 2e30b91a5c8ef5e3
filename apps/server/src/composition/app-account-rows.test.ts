import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { personForJobOf } from '../access/person-for-job.ts';
import { keyRingOf } from '../crypto/key-ring.ts';
import { aiUsage } from '../db/schema/chat.ts';
import { personalDocuments } from '../db/schema/personal-document.ts';
import { readableTraces } from '../testing/database/readable-traces.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { startTestApp } from '../testing/test-app.ts';
import { insertMissingRows } from './app-account-rows.ts';

const app = await openForFile(startTestApp());

it('insertMissingRows inserts an account’s missing rows and keeps its existing rows', async () => {
  const [old, whole] = [await app.newPerson(), await app.newPerson()];
  const { db, secrets } = app.database;
  const plan = { warningSigns: ['durmo pouco'] };
  const { body: empty } = await whole.call('GET', '/safety-plan');
  await whole.call('PUT', '/safety-plan', { ...empty, ...plan, basedOn: null });
  const savedPlan = (await whole.call('GET', '/safety-plan')).body;
  await db.delete(personalDocuments).where(eq(personalDocuments.userId, old.userId));
  await db.delete(aiUsage).where(eq(aiUsage.userId, old.userId));

  const personForJob = personForJobOf({ db, keyRing: keyRingOf(secrets), clock: Date.now });
  await insertMissingRows(db, personForJob);
  await insertMissingRows(db, personForJob);

  const traces = await readableTraces(db, old.userId);
  expect([traces.personal_documents?.length, traces.ai_usage?.length]).toEqual([7, 1]);
  expect((await old.call('GET', '/onboarding/status')).body.hasSeenOnBoarding).toBe(false);
  expect((await whole.call('GET', '/safety-plan')).body).toEqual(savedPlan);
});
