import { setImmediate as nextTurn } from 'node:timers/promises';
import { type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import type { PersonWithPlan } from '../../../access/person.ts';
import type { Store } from '../../../db/database.ts';
import { recommendationRepository } from '../recommendation.repository.ts';
import { type MakingDeps, setMaker } from './make-sets.ts';

type Deps = MakingDeps & Store;

/**
 * Prepares the day's sets of many people with few statements. Skips people who already have a set, and those whose
 * local day is no longer the given one.
 *
 * Uses no lock and no transaction. If the input changes before the sets are stored, a set may be outdated; before
 * showing it, `read` checks plan, signs of a crisis and withdrawn pieces again. A set that a request or another worker
 * has stored in the meantime is kept (`on conflict do nothing`). A set that `read` makes concurrently replaces one of
 * these, which the person has not seen yet. If an account is deleted in the meantime, the insert fails and the job is
 * retried without that account.
 *
 * If one person's set fails, the others are still made. The errors are thrown at the end, and the retry makes only the
 * missing sets.
 */
export function setsPreparer({ db, clock, ...deps }: Deps) {
  return async (people: readonly PersonWithPlan[], today: LocalDate): Promise<void> => {
    const now = clock();
    const failures: unknown[] = [];
    /** Runs `work` for one after another and yields to the event loop, because decrypting and ranking take CPU time. */
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
    const whoHas = await recommendationRepository.listWhoHas(db, owners, today);
    const due = ofToday.filter(({ owner }) => !whoHas.has(owner.userId));
    // People whose data key can't be decrypted are left out, because they would make the statements for all fail.
    const able = await eachOf(due, (person) => {
      person.userKey();
      return person;
    });
    const make = await setMaker(db, able, { today, now }, deps);
    const sets = await eachOf(able, (person) => ({ person, owner: person.owner, row: make(person) }));
    await recommendationRepository.keepNew(db, sets);
    if (failures.length > 0) throw new AggregateError(failures, 'Some sets could not be made');
  };
}
