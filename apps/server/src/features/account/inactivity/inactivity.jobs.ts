import { z } from 'zod';
import { jobKind, runs } from '../../../jobs/job-kind.ts';
import { handleUnused, type InactivityDeps } from './inactivity.service.ts';

const lookForUnused = jobKind({
  name: 'look-for-unused-accounts',
  payload: z.object({}),
  schedule: '41 13 * * *',
  expireSeconds: 3600,
});

/** The daily job for accounts that are not used any more. It does nothing unless the operator has set the months. */
export const inactivityJobs = (deps: InactivityDeps) => [runs(lookForUnused, () => handleUnused(deps))];
