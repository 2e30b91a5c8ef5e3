import { z } from 'zod';
import { defineJob } from '../../jobs/job-queue.ts';
import type { passwordChangeService } from './password-change.service.ts';
import type { passwordResetService } from './password-reset.service.ts';

export const SEND_RESET_MAIL = 'send-reset-mail';
export const SEND_RESET_NOTICE = 'send-reset-notice';
export const SEND_PASSWORD_NOTICE = 'send-password-notice';

type Services = {
  resets: ReturnType<typeof passwordResetService>;
  passwords: ReturnType<typeof passwordChangeService>;
};

export const accountJobs = ({ resets, passwords }: Services) => [
  defineJob({
    name: SEND_RESET_MAIL,
    payload: z.object({ requestId: z.uuid() }),
    run: ({ requestId }) => resets.send(requestId),
  }),
  defineJob({
    name: SEND_RESET_NOTICE,
    payload: z.object({ userId: z.string(), droppedId: z.uuid().nullable() }),
    run: (about) => resets.notify(about),
  }),
  defineJob({
    name: SEND_PASSWORD_NOTICE,
    payload: z.object({ userId: z.string() }),
    run: ({ userId }) => passwords.notify(userId),
  }),
];
