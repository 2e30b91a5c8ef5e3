import type { Logger } from 'pino';
import type { PersonsForJob, PersonWithPlan } from '../../../access/person.ts';
import { errorKind } from '../../../log/error-kind.ts';

/** Number of people whose rows are read at once. */
const BATCH = 50;

/** `signal`: of the job, aborted when its time is over. */
type Deps = { log: Logger; personsForJob: PersonsForJob; signal: AbortSignal };

/**
 * Does something for many people, one after the other. A failure of one doesn't keep the others from it: it is logged by
 * its kind, and the job's next run tries again. The log contains counts only.
 *
 * @param list returns up to `limit` ids after a cursor, sorted.
 * @param work returns the number of messages that were sent.
 */
export async function forEachPerson(
  { log, personsForJob, signal }: Deps,
  name: string,
  list: (after: string, limit: number) => Promise<string[]>,
  work: (person: PersonWithPlan) => Promise<number>,
): Promise<void> {
  let [sent, failed, after] = [0, 0, ''];
  for (;;) {
    const ids = await list(after, BATCH);
    for (const person of await personsForJob(ids)) {
      signal.throwIfAborted();
      try {
        sent += await work(person);
      } catch (error) {
        failed += 1;
        log.warn({ notices: name, kind: errorKind(error) }, 'a notice failed');
      }
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) break;
    after = last;
  }
  log.info({ notices: name, sent, failed }, 'notices sent');
}
