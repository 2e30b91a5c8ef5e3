import type { ContentCard } from '@alento/contract/content';
import { type RankedPlan, rankedPlanOf } from '@alento/domain/plan/plans';
import { weeklyMoment } from '@alento/domain/reminder/next-due';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { PersonsForJob } from '../../../access/person.ts';
import type { Store } from '../../../db/database.ts';
import { jobKind, runs } from '../../../jobs/job-kind.ts';
import type { Deliver } from './deliver.ts';
import { forEachPerson } from './each-person.ts';
import { traditionalPeople } from './traditional-people.ts';
import { weeklyTitles } from './weekly-titles.ts';

const sendWeeklyContent = jobKind({ name: 'send-weekly-content', payload: z.object({}), schedule: '4 * * * *' });

type Deps = Store & {
  log: Logger;
  personsForJob: PersonsForJob;
  publicUrl: () => string;
  deliver: Deliver;
  /** The library's pieces, as a plan sees them. */
  cards: (plan: RankedPlan) => ContentCard[];
};

/** Sends weekly content from Sunday 10:00 on in the person's zone. What quiet hours delay is sent by a later run. */
export function weeklyContentJobs({ db, clock, log, personsForJob, publicUrl, deliver, cards }: Deps) {
  const linkTo = (path: string): string => new URL(path, publicUrl()).href;
  return [
    runs(sendWeeklyContent, async (_, signal) => {
      const zones = (await traditionalPeople.listZones(db)).filter((zone) => weeklyMoment(clock(), zone) !== null);
      if (zones.length === 0) return;
      await forEachPerson(
        { log, personsForJob, signal },
        'weekly-content',
        (after, limit) => traditionalPeople.listIn(db, zones, after, limit),
        async (person) => {
          const sunday = weeklyMoment(clock(), person.quotaTimeZone);
          const titles = sunday === null ? [] : weeklyTitles(cards(rankedPlanOf(person.planId)), sunday, linkTo);
          if (sunday === null || titles.length === 0) return 0;
          const { sent } = await deliver(person, {
            notice: { kind: 'weekly-content', titles },
            mark: { of: 'weekly', is: sunday },
            timeZone: person.quotaTimeZone,
          });
          return sent;
        },
      );
    }),
  ];
}
