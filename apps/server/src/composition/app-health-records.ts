import { localDateOf } from '@alento/domain/time/local-date';
import type { Owner } from '../access/owner.ts';
import type { Person, PersonForJob } from '../access/person.ts';
import type { Transaction } from '../db/database.ts';
import { healthRecordJobs, makeHealthRecord } from '../features/health-record/health-record.jobs.ts';
import { recordRows } from '../features/health-record/health-record.repository.ts';
import { healthRecordRoutes } from '../features/health-record/health-record.routes.ts';
import { healthRecordService } from '../features/health-record/health-record.service.ts';
import { makeRecordService } from '../features/health-record/make-record.service.ts';
import { readRecordMedicines } from '../features/medication/medication-days.ts';
import type { Onboardings } from '../features/onboarding/onboarding.service.ts';
import type { Screenings } from '../features/screening/screening.service.ts';
import type { Tags } from '../features/tag/tag.service.ts';
import type { Mount } from '../http/mount.ts';
import { resumeLeased } from '../jobs/leased-work.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { recordFiles } from '../record-document/record-files.ts';
import type { Turns } from '../threads/turns.ts';
import type { WorkThread } from '../threads/work-thread.ts';
import type { Deps } from './app-deps.ts';

type Ports = {
  tags: Tags;
  screenings: Screenings;
  onboardings: Onboardings;
  thread: WorkThread;
  turns: Turns;
  realtime: Realtime;
  personForJob: PersonForJob;
  noticeCrisis: (actor: Person, tx: Transaction) => Promise<void>;
};

/** Connects health records with what they are made from. */
export function buildHealthRecords(
  { database, clock, queue, publicUrl }: Deps,
  { tags, screenings, onboardings, thread, turns, realtime, personForJob, noticeCrisis }: Ports,
) {
  const { db } = database;
  const publishWithin = (tx: Transaction, { userId }: Owner) =>
    realtime.publishWithin(tx, 'account', userId, { kind: 'my-data' });
  const records = healthRecordService({
    db,
    clock,
    publishWithin,
    noticeCrisis,
    enqueue: (userId, id, tx) => queue().enqueue(makeHealthRecord, { userId, id }, tx),
  });
  const making = makeRecordService({
    db,
    clock,
    thread,
    turns,
    publishWithin,
    sourcesOf: (actor) => ({
      entriesOf: actor.owner,
      tagNames: () => tags.listNames(actor, db),
      screenings: () => screenings.list(actor),
      answers: () => onboardings.readDatedAnswers(actor, db),
      medicines: (range) => readRecordMedicines(db, actor, range, localDateOf(clock(), actor.timeZone)),
    }),
  });

  const files = recordFiles({ thread, turns, publicUrl });

  return {
    records,
    files,
    jobs: healthRecordJobs({ db, clock, personForJob, records: making }),

    /** Enqueues records that were being made when the process last ended. Only an embedded database needs this. */
    async resume(): Promise<void> {
      if (database.kind === 'embedded') await resumeLeased(db, queue(), recordRows, makeHealthRecord);
    },

    mountOn(mount: Mount): void {
      healthRecordRoutes(mount, records, files);
    },
  };
}
