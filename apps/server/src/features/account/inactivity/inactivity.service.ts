import { noticeEnded, unusedSince, usedOn } from '@alento/domain/account/limits';
import { DAY_MS, type LocalDate } from '@alento/domain/time/local-date';
import type { Logger } from 'pino';
import type { Person, PersonsForJob } from '../../../access/person.ts';
import { readPlanInForce } from '../../../access/plan-in-force.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Database } from '../../../db/database.ts';
import type { Mailer } from '../../../integrations/mail/mailer.ts';
import type { Deletions } from '../deletion/deletion.service.ts';
import { keptAddressesOf, mailEach } from '../kept-addresses.ts';
import { unusedAccountMessage } from './inactivity.mail.ts';
import { inactivityRepository as repository, type Unused } from './inactivity.repository.ts';

const BATCH = 100;

type Deps = {
  db: Database;
  keyRing: KeyRing;
  mailer: Mailer;
  clock: () => number;
  log: Logger;
  publicUrl: () => string;
  personsForJob: PersonsForJob;
  deletions: Pick<Deletions, 'deleteUnused'>;
  /** Months without use after which an account counts as unused; null if accounts are kept. */
  months: number | null;
  /** Days from the notice to the deletion. */
  noticeDays: number;
};

export type Inactivity = ReturnType<typeof inactivityService>;

/** Notifies and deletes accounts that are not used any more. Off unless `months` is set. */
export function inactivityService(deps: Deps) {
  const { db, keyRing, mailer, clock, log, publicUrl, personsForJob, deletions, months, noticeDays } = deps;

  /**
   * Mails the notice, then stores it: an account with an address is never deleted without one. Without an address the
   * days count all the same.
   */
  async function notify({ owner: { userId } }: Person, since: LocalDate, unusedMonths: number): Promise<boolean> {
    const kept = await keptAddressesOf(db, keyRing, userId);
    const deletedFrom = clock() + noticeDays * DAY_MS;
    await mailEach(mailer, [kept?.recovery ?? null, kept?.contact ?? null], (to) =>
      unusedAccountMessage(to, unusedMonths, deletedFrom, publicUrl()),
    );
    await repository.keepNotice(db, userId, since, new Date(clock()));
    return true;
  }

  async function remove(person: Person, unused: Unused): Promise<boolean> {
    const deleted = await deletions.deleteUnused(person, async (tx) => {
      const { planId } = await readPlanInForce(tx, person.owner, clock());
      return planId === 'free' && (await repository.isStillDue(tx, person.owner.userId, unused));
    });
    if (!deleted.ok && deleted.code === 'ACCOUNT_DELETE_FAILED')
      throw new Error('An unused account could not be deleted');
    return deleted.ok;
  }

  /**
   * Does the work for each account of a list that has no plan in force, and returns how often it was done. One failure
   * doesn't stop the others.
   */
  async function forEach(
    list: (after: string) => Promise<string[]>,
    work: (person: Person) => Promise<boolean>,
    failures: unknown[],
    signal?: AbortSignal,
  ): Promise<number> {
    let done = 0;
    for (let after = ''; ; ) {
      const userIds = await list(after);
      const people = await personsForJob(userIds);
      for (const person of people.filter(({ planId }) => planId === 'free')) {
        signal?.throwIfAborted();
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

  return {
    /** Run once a day by a job. Logs counts only. */
    async run(signal?: AbortSignal): Promise<void> {
      if (months === null) return;
      const now = clock();
      const since = unusedSince(now, months);
      const unused = { since, noticedBefore: new Date(noticeEnded(now, noticeDays)) };
      const failures: unknown[] = [];
      await repository.beginCounting(db, usedOn(now));
      const deleted = await forEach(
        (after) => repository.listDue(db, unused, after, BATCH),
        (person) => remove(person, unused),
        failures,
        signal,
      );
      const notified = await forEach(
        (after) => repository.listWithoutNotice(db, since, after, BATCH),
        (person) => notify(person, since, months),
        failures,
        signal,
      );
      log.info({ deleted, notified, failed: failures.length }, 'unused accounts');
      if (failures.length > 0) throw new AggregateError(failures, 'Some unused accounts could not be handled');
    },
  };
}
