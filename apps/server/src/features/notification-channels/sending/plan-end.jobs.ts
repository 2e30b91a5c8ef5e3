import { endsSoon } from '@alento/domain/payment/ended-plan';
import { END_NOTICE_DAYS } from '@alento/domain/payment/limits';
import { isPaidPlanId } from '@alento/domain/plan/plans';
import { DAY_MS } from '@alento/domain/time/local-date';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { PersonsForJob } from '../../../access/person.ts';
import { readPlanInForce } from '../../../access/plan-in-force.ts';
import type { Store } from '../../../db/database.ts';
import { jobKind, runs } from '../../../jobs/job-kind.ts';
import type { Deliver } from './deliver.ts';
import { forEachPerson } from './each-person.ts';
import { traditionalPeople } from './traditional-people.ts';

const sendPlanEndNotices = jobKind({ name: 'send-plan-end-notices', payload: z.object({}), schedule: '34 * * * *' });

type Deps = Store & {
  log: Logger;
  personsForJob: PersonsForJob;
  deliver: Deliver;
};

const dayText = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone }).format(at);

/**
 * Announces the end of a plan that doesn't renew, from three days before it on. The mark is the end itself, so that a
 * plan that was bought again is announced again.
 */
export function planEndJobs({ db, clock, log, personsForJob, deliver }: Deps) {
  return [
    runs(sendPlanEndNotices, async (_, signal) => {
      const now = clock();
      const within = { from: new Date(now), until: new Date(now + END_NOTICE_DAYS * DAY_MS) };
      await forEachPerson(
        { log, personsForJob, signal },
        'plan-end',
        (after, limit) => traditionalPeople.listEnding(db, within, after, limit),
        async (person) => {
          const { row } = await readPlanInForce(db, person.owner, now);
          if (!row?.accessUntil || !isPaidPlanId(row.planId) || !endsSoon(row, now)) return 0;
          const { quotaTimeZone: timeZone } = person;
          const { sent } = await deliver(person, {
            notice: { kind: 'plan-end', planId: row.planId, endsOn: dayText(row.accessUntil, timeZone) },
            mark: { of: 'planEnd', is: row.accessUntil.toISOString() },
            timeZone,
          });
          return sent;
        },
      );
    }),
  ];
}
