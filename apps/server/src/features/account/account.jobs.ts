import { z } from 'zod';
import { defineJob } from '../../jobs/job-queue.ts';
import type { passwordResetService } from './password-reset.service.ts';

export const SEND_RESET_MAIL = 'send-reset-mail';

export const accountJobs = (resets: ReturnType<typeof passwordResetService>) => [
  defineJob({
    name: SEND_RESET_MAIL,
    payload: z.object({ requestId: z.uuid() }),
    run: ({ requestId }) => resets.send(requestId),
  }),
];
