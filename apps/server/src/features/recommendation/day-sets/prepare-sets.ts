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
 * Makes the sets of many people ahead of their day, in few statements. Nothing where there is one already,
 * or where the day is no longer the person's: then a later dawn makes theirs.
 *
 * No lock and no transaction. What is read may change before the sets are kept; such a set is as good as one
 * made a moment earlier, and who opens theirs is looked at anew by `read`, under the lock: the plan, signs of
 * a crisis, what was withdrawn. A set that a request or another worker keeps in the meantime wins
 * (`on conflict do nothing`); one that `read` makes beside this takes the place of ours, which nobody has
 * seen. An account that goes in the middle makes the statement fail, and the job runs again without it.
 *
 * One person's failure stops nobody else's: all are thrown together at the end, and the job that is tried
 * again finds the others' sets made.
 */
export function setsPreparer({ db, clock, ...deps }: Deps) {
  return async (people: readonly PersonWithPlan[], today: LocalDate): Promise<void> => {
    const now = clock();
    const failures: unknown[] = [];
    /** One after the other; opening and ranking take CPU time, so others are served in between. */
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
    // A key that can't be opened would make what is read of all of them fail.
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
