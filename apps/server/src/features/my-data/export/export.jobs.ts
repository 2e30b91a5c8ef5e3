import { DAY_MS } from '@alento/domain/time/local-date';
import { z } from 'zod';
import type { PersonForJob } from '../../../access/person.ts';
import type { Store } from '../../../db/database.ts';
import { type JobWork, jobKind, runs } from '../../../jobs/job-kind.ts';
import { type LeasedKind, leasedJobs, RowOfPerson } from '../../../jobs/leased-work.ts';
import { exportRepository, exportRows } from './export.repository.ts';
import type { MakeExportService } from './make-export.service.ts';

/**
 * How long an export's row is kept after it was asked for, days.
 *
 * @internal
 */
export const ROW_DAYS = 30;

export const makeExport: LeasedKind = jobKind({
  name: 'make-export',
  payload: RowOfPerson,
  concurrency: 2,
  // An export renews its lease, so the job may take far longer than a lease.
  expireSeconds: 3600,
});
const dropEnded = jobKind({ name: 'drop-ended-exports', payload: z.object({}), schedule: '7 * * * *' });

type Deps = Store & { personForJob: PersonForJob; exports: MakeExportService };

/** Jobs that make requested exports and delete the rows of old ones. */
export const exportJobs = ({ db, clock, personForJob, exports }: Deps): JobWork[] => [
  ...leasedJobs({
    db,
    clock,
    personForJob,
    rows: exportRows,
    kind: makeExport,
    sweep: 'make-abandoned-exports',
    work: exports.make,
  }),
  runs(dropEnded, () => exportRepository.dropEnded(db, new Date(clock() - ROW_DAYS * DAY_MS))),
];
