import { z } from 'zod';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Database } from '../../../db/database.ts';
import type { Mailer } from '../../../integrations/mail/mailer.ts';
import { jobKind, runs } from '../../../jobs/job-kind.ts';
import { keptAddressesOf, mailEach } from '../kept-addresses.ts';
import { formerAddressesOf } from '../recovery-email/recovery-change.ts';
import { FACTOR_NOTICES, factorMessage } from './second-factor.mail.ts';

export const sendFactorNotice = jobKind({
  name: 'send-second-factor-notice',
  payload: z.object({ userId: z.string(), notice: z.enum(FACTOR_NOTICES) }),
  leavesNoRow: true,
});

type Deps = { db: Database; keyRing: KeyRing; mailer: Mailer; clock: () => number; publicUrl: () => string };

/** Mails a notice about changed second factors to every address of the account. */
export const secondFactorJobs = ({ db, keyRing, mailer, clock, publicUrl }: Deps) => [
  runs(sendFactorNotice, async ({ userId, notice }) => {
    const kept = await keptAddressesOf(db, keyRing, userId);
    if (!kept) return;
    const resetAddress = new URL('/redefinir-senha', publicUrl()).href;
    const former = await formerAddressesOf(db, kept.userKey, userId, clock());
    await mailEach(mailer, [kept.recovery, kept.contact, ...former], (to) => factorMessage(to, notice, resetAddress));
  }),
];
