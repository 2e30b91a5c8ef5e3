import { z } from 'zod';
import { jobKind, runs } from '../../../jobs/job-kind.ts';
import type { Inactivity } from './inactivity.service.ts';

const EXPIRE_SECONDS = 3600;
const lookForUnused = jobKind({
  name: 'look-for-unused-accounts',
  payload: z.object({}),
  schedule: '41 13 * * *',
  expireSeconds: EXPIRE_SECONDS,
});

/** The daily job for accounts that are not used any more. It does nothing unless the operator has set the months. */
export const inactivityJobs = (inactivity: Inactivity) => [runs(lookForUnused, (_, signal) => inactivity.run(signal))];
