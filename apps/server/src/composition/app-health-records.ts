import { localDateOf } from '@alento/domain/time/local-date';
import type { Owner } from '../access/owner.ts';
import type { Transaction } from '../db/database.ts';
import { healthRecordJobs, makeHealthRecord } from '../features/health-record/health-record.jobs.ts';
import { healthRecordRoutes } from '../features/health-record/health-record.routes.ts';
import { healthRecordService } from '../features/health-record/health-record.service.ts';
import { makeRecordService } from '../features/health-record/make-record.service.ts';
import { readRecordMedicines } from '../features/medication/medication-days.ts';
import type { Onboardings } from '../features/onboarding/onboarding.service.ts';
import type { Screenings } from '../features/screening/screening.service.ts';
import type { Tags } from '../features/tag/tag.service.ts';
import type { Mount } from '../http/mount.ts';
import { recordFiles } from '../record-files/record-files.ts';
import type { Shared } from './app-deps.ts';

type Ports = {
  tags: Tags;
  screenings: Screenings;
  onboardings: Onboardings;
};

/** Connects health records with what they are made from. */
export function buildHealthRecords(
  { db, clock, queue, publicUrl, thread, turns, realtime, personForJob, noticeCrisis }: Shared,
  { tags, screenings, onboardings }: Ports,
) {
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

    mountOn(mount: Mount): void {
      healthRecordRoutes(mount, records, files);
    },
  };
}
