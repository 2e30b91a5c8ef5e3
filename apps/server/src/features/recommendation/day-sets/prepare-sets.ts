import { setImmediate as nextTurn } from 'node:timers/promises';
import { type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import type { PersonWithPlan } from '../../../access/person.ts';
import type { Database } from '../../../db/database.ts';
import { recommendationRepository as repository } from '../recommendation.repository.ts';
import { type MakingDeps, setMaker } from './make-sets.ts';

type Deps = MakingDeps & {
  db: Database;
  clock: () => number;
};

/**
 * Prepares the day's sets of many people in few statements. Skips people who have a set already, and those whose local
 * day is another one by now.
 *
 * Uses no lock and no transaction. If the input changes before the sets are stored, a set is as valid as one made a
 * moment earlier: `read` checks it again under the lock, for plan, signs of a crisis and withdrawn pieces. A set that a
 * request or another worker stores in the meantime wins (`on conflict do nothing`); one that `read` makes concurrently
 * replaces ours, which nobody has seen. If an account is deleted in the meantime the statement fails, and the job runs
 * again without it.
 *
 * One person's failure doesn't stop the others: errors are collected and thrown at the end, and the retry finds the
 * other sets made.
 */
export function setsPreparer({ db, clock, ...deps }: Deps) {
  return async (people: readonly PersonWithPlan[], today: LocalDate): Promise<void> => {
    const now = clock();
    const failures: unknown[] = [];
    /** Runs `work` one by one and yields to the event loop between, because decrypting and ranking take CPU time. */
    async function eachOf<One, Done>(some: readonly One[], work: (one: One) => Done | Promise<Done>): Promise<Done[]> {
      const done: Done[] = [];
      for (const one of some) {
        try {
          done.push(await work(one));
        } catch (error) {
          failures.push(error);
        }
        await nextTurn();
      }
      return done;
    }

    const ofToday = people.filter(({ quotaTimeZone }) => localDateOf(now, quotaTimeZone) === today);
    const owners = ofToday.map(({ owner }) => owner);
    const whoHas = await repository.listWhoHas(db, owners, today);
    const due = ofToday.filter(({ owner }) => !whoHas.has(owner.userId));
    // One data key that can't be decrypted would make the statements for all people fail.
    const able = await eachOf(due, (person) => {
      person.userKey();
      return person;
    });
    const make = await setMaker(db, able, { today, now }, deps);
    const made = await eachOf(able, (person) => ({ person, owner: person.owner, row: make(person) }));
    await repository.keepNew(db, made);
    if (failures.length > 0) throw new AggregateError(failures, 'Some sets could not be made');
  };
}
