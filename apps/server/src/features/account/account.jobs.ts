import { z } from 'zod';
import { jobKind, runs } from '../../jobs/job-kind.ts';
import type { passwordChangeService } from './password/password-change.service.ts';
import type { passwordResetService } from './password/password-reset.service.ts';

export const sendResetMail = jobKind({ name: 'send-reset-mail', payload: z.object({ requestId: z.uuid() }) });
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

type Services = {
  resets: ReturnType<typeof passwordResetService>;
  passwords: ReturnType<typeof passwordChangeService>;
};

export const accountJobs = ({ resets, passwords }: Services) => [
  runs(sendResetMail, ({ requestId }) => resets.send(requestId)),
  runs(sendResetNotice, (about) => resets.notify(about)),
  runs(sendPasswordNotice, ({ userId }) => passwords.notify(userId)),
];
