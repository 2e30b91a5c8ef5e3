import { IMPORT_PREVIEW_HOURS, IMPORT_UNDO_DAYS } from '@alento/domain/my-data/limits';
import { DAY_MS, HOUR_MS } from '@alento/domain/time/local-date';
import { z } from 'zod';
import type { PersonForJob } from '../../../access/person.ts';
import type { Store } from '../../../db/database.ts';
import { type JobWork, jobKind, runs } from '../../../jobs/job-kind.ts';
import { type LeasedKind, leasedJobs, RowOfPerson } from '../../../jobs/leased-work.ts';
import { importRepository, importRows } from './import.repository.ts';
import type { importWriteService } from './write.service.ts';

/**
 * An import can be undone for some days after its end, which may be an hour or more after its confirmation. Its row is
 * kept this much longer, days.
 *
 * @internal
 */
export const LATER_DAYS = 2;

export const writeImport: LeasedKind = jobKind({
  name: 'write-import',
  payload: RowOfPerson,
  concurrency: 2,
});

type Deps = Store & {
  personForJob: PersonForJob;
  writes: ReturnType<typeof importWriteService>;
};

/** Jobs that add the entries of confirmed imports, and delete previews and imports that can't be undone any more. */
export const importJobs = ({ db, clock, personForJob, writes }: Deps): JobWork[] => [
  ...leasedJobs({
    db,
    clock,
    personForJob,
    rows: importRows,
    kind: writeImport,
    sweep: 'write-abandoned-imports',
    work: writes.write,
  }),
  runs(jobKind({ name: 'remove-old-imports', payload: z.object({}), schedule: '23 * * * *' }), () =>
    importRepository.removeOld(db, {
      previewsBefore: new Date(clock() - IMPORT_PREVIEW_HOURS * HOUR_MS),
      importsBefore: new Date(clock() - (IMPORT_UNDO_DAYS + LATER_DAYS) * DAY_MS),
    }),
  ),
];
