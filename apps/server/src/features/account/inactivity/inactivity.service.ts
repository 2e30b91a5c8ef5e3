import { noticeEnded, unusedSince, usedOn } from '@alento/domain/account/limits';
import { DAY_MS, type LocalDate } from '@alento/domain/time/local-date';
import { and, asc, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Person, PersonsForJob } from '../../../access/person.ts';
import { readPlanInForce } from '../../../access/plan-in-force.ts';
import { users } from '../../../db/schema/account.ts';
import { jobKind, runs } from '../../../jobs/job-kind.ts';
import { unusedAccountMessage } from '../account.mail.ts';
import type { AccountDeps } from '../account-deps.ts';
import { accountAddressesOf, mailEach } from '../addresses.ts';
import { type DeletionDeps, deleteUnused } from '../deletion/deletion.service.ts';

/* Notifies and deletes accounts that are not used any more. The queries take no owner: they list accounts of all people. */

const BATCH = 100;

type InactivityDeps = AccountDeps &
  DeletionDeps & {
    personsForJob: PersonsForJob;
    /** Months without use after which an account counts as unused; null if accounts are kept. */
    months: number | null;
    /** Days from the notice to the deletion. */
    noticeDays: number;
  };

const isUnused = (since: LocalDate): SQL | undefined => lte(users.lastUsedOn, since);
/** Accounts that are unused and got their notice at this time or before. */
const isDue = (since: LocalDate, noticedBefore: Date): SQL | undefined =>
  and(isUnused(since), isNotNull(users.inactivityNoticeAt), lte(users.inactivityNoticeAt, noticedBefore));

/**
 * Mails the notice, then stores it, unless the account was used meanwhile: an account with an address is never deleted
 * without one. Without an address the days count all the same.
 */
async function notify(
  { db, keyRing, mailer, clock, publicUrl, noticeDays }: InactivityDeps,
  { owner: { userId } }: Person,
  since: LocalDate,
  months: number,
): Promise<boolean> {
  const addresses = await accountAddressesOf(db, keyRing, userId);
  const deletedFrom = clock() + noticeDays * DAY_MS;
  await mailEach(mailer, [addresses?.recovery ?? null, addresses?.contact ?? null], (to) =>
    unusedAccountMessage(to, months, deletedFrom, publicUrl()),
  );
  await db
    .update(users)
    .set({ inactivityNoticeAt: new Date(clock()) })
    .where(and(eq(users.id, userId), isUnused(since)));
  return true;
}

/** Deletes an account if it is still due and without a plan once its row is locked. */
async function remove(deps: InactivityDeps, person: Person, due: SQL | undefined): Promise<boolean> {
  const { owner } = person;
  const deleted = await deleteUnused(deps, person, async (tx) => {
    const { planId } = await readPlanInForce(tx, owner, deps.clock());
    if (planId !== 'free') return false;
    const row = tx.select({ id: users.id }).from(users);
    return (await row.where(and(eq(users.id, owner.userId), due)).for('update')).length > 0;
  });
  if (!deleted.ok && deleted.code === 'ACCOUNT_DELETE_FAILED')
    throw new Error('An unused account could not be deleted');
  return deleted.ok;
}

/**
 * Does the work for each of these accounts that has no plan in force, and returns how often it was done. One failure
 * doesn't stop the others; the signal does.
 */
async function forEach(
  { db, personsForJob }: InactivityDeps,
  which: SQL | undefined,
  work: (person: Person) => Promise<boolean>,
  { failures, signal }: { failures: unknown[]; signal: AbortSignal },
): Promise<number> {
  let done = 0;
  for (let after = ''; ; ) {
    const rows = db.select({ id: users.id }).from(users);
    const listed = rows.where(and(which, gt(users.id, after))).orderBy(asc(users.id));
    const userIds = (await listed.limit(BATCH)).map(({ id }) => id);
    const people = await personsForJob(userIds);
    for (const person of people.filter(({ planId }) => planId === 'free')) {
      signal.throwIfAborted();
      try {
        if (await work(person)) done += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    after = userIds.at(-1) ?? after;
    if (userIds.length < BATCH) return done;
  }
}

/** Run once a day by a job. Does nothing unless `months` is set. Logs counts only. */
async function handleUnused(deps: InactivityDeps, signal: AbortSignal): Promise<void> {
  const { db, log, months, noticeDays } = deps;
  if (months === null) return;
  const now = deps.clock();
  const since = unusedSince(now, months);
  const due = isDue(since, new Date(noticeEnded(now, noticeDays)));
  const failures: unknown[] = [];
  // Accounts whose last use is not known, because it was before the column existed, count from now on.
  await db
    .update(users)
    .set({ lastUsedOn: usedOn(now) })
    .where(isNull(users.lastUsedOn));
  const run = { failures, signal };
  const deleted = await forEach(deps, due, (person) => remove(deps, person, due), run);
  const unnoticed = and(isUnused(since), isNull(users.inactivityNoticeAt));
  const notified = await forEach(deps, unnoticed, (person) => notify(deps, person, since, months), run);
  log.info({ deleted, notified, failed: failures.length }, 'unused accounts');
  if (failures.length > 0) throw new AggregateError(failures, 'Some unused accounts could not be handled');
}

const lookForUnused = jobKind({
  name: 'look-for-unused-accounts',
  payload: z.object({}),
  schedule: '41 13 * * *',
  expireSeconds: 3600,
});

/** The daily job for accounts that are not used any more. It does nothing unless the operator has set the months. */
export const inactivityJobs = (deps: InactivityDeps) => [
  runs(lookForUnused, (_, signal) => handleUnused(deps, signal)),
];
