import type { PersonForJob } from '../../access/person.ts';
import type { Store } from '../../db/database.ts';
import { type JobWork, jobKind } from '../../jobs/job-kind.ts';
import { type LeasedKind, leasedJobs, RowOfPerson } from '../../jobs/leased-work.ts';
import { recordRows } from './health-record.repository.ts';
import type { MakeRecord } from './make-record.service.ts';

export const makeHealthRecord: LeasedKind = jobKind({
  name: 'make-health-record',
  payload: RowOfPerson,
  concurrency: 2,
});

type Deps = Store & { personForJob: PersonForJob; records: MakeRecord };

/** Jobs that make requested health records. */
export const healthRecordJobs = ({ db, clock, personForJob, records }: Deps): JobWork[] =>
  leasedJobs({
    db,
    clock,
    personForJob,
    rows: recordRows,
    kind: makeHealthRecord,
    sweep: 'make-abandoned-health-records',
    work: records.make,
  });
