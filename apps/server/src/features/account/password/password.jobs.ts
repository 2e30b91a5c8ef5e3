import { z } from 'zod';
import { jobKind } from '../../../jobs/job-kind.ts';

export const sendResetMail = jobKind({ name: 'send-reset-mail', payload: z.object({ requestId: z.uuid() }) });
/** `droppedId`: row of `reset_requests` with the recovery address that the reset removed, if any. */
export const sendResetNotice = jobKind({
  name: 'send-reset-notice',
  payload: z.object({ userId: z.string(), droppedId: z.uuid().nullable() }),
  leavesNoRow: true,
});
export const sendPasswordNotice = jobKind({
  name: 'send-password-notice',
  payload: z.object({ userId: z.string() }),
  leavesNoRow: true,
});
