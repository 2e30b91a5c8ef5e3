import { z } from 'zod';
import { jobKind, runs } from '../../../jobs/job-kind.ts';
import { FACTOR_NOTICES, factorMessage } from '../account.mail.ts';
import type { AccountDeps } from '../account-deps.ts';
import { notifyAccount } from '../addresses.ts';

export const sendFactorNotice = jobKind({
  name: 'send-second-factor-notice',
  payload: z.object({ userId: z.string(), notice: z.enum(FACTOR_NOTICES) }),
  leavesNoRow: true,
});

export const secondFactorJobs = (deps: AccountDeps) => [
  runs(sendFactorNotice, ({ userId, notice }) =>
    notifyAccount(deps, userId, (to, resetAddress) => factorMessage(to, notice, resetAddress)),
  ),
];
