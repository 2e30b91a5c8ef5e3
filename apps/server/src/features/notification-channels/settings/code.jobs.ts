import { CHANNEL_CODE_MS, CHANNELS } from '@alento/domain/reminder/channels';
import { z } from 'zod';
import type { PersonForJob } from '../../../access/person.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Store } from '../../../db/database.ts';
import type { Mailer } from '../../../integrations/mail/mailer.ts';
import type { WhatsAppSender } from '../../../integrations/whatsapp/whatsapp-sender.ts';
import { jobKind, runs } from '../../../jobs/job-kind.ts';
import { readDocument } from '../../../personal-document/personal-document.ts';
import { NOTIFICATION_CHANNELS } from '../../../sealed-json/notification-channels.ts';
import { codeMail } from '../messages/channel.mail.ts';
import { codeWhatsApp } from '../messages/channel.whatsapp.ts';
import { codeOf } from './code.ts';

const MINUTE_MS = 60_000;

export const sendChannelCode = jobKind({
  name: 'send-channel-code',
  payload: z.object({ userId: z.string(), channel: z.enum(CHANNELS), seed: z.uuid() }),
});

type Deps = Store & {
  keyRing: KeyRing;
  personForJob: PersonForJob;
  mailer: Mailer;
  whatsapp: WhatsAppSender | null;
};

/** The service took no message now; the job is retried. */
class NotSentError extends Error {
  override readonly name = 'NotSentError';
}

/** Sends the code of a new address. The code stays the same in each retry, so that a second message does no harm. */
export const codeJobs = ({ db, keyRing, clock, personForJob, mailer, whatsapp }: Deps) => [
  runs(sendChannelCode, async ({ userId, channel, seed }) => {
    const person = await personForJob(userId);
    const pending = person && (await readDocument(db, person, NOTIFICATION_CHANNELS))[channel].pending;
    // Without this seed the address was confirmed, replaced or removed, so its code is no longer valid.
    if (!pending || pending.seed !== seed || pending.expiresAt <= clock()) return;
    const code = codeOf(keyRing, { userId, channel, seed });
    if (channel === 'email') return mailer.send(codeMail(pending.address, code, CHANNEL_CODE_MS / MINUTE_MS));
    const result = await whatsapp?.send(codeWhatsApp(pending.address, code));
    if (result?.outcome === 'later') throw new NotSentError();
  }),
];
