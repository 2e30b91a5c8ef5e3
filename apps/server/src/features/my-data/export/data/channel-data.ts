import type { ExportDocument } from '@alento/contract/my-data/export-document';
import { readDocument } from '../../../../personal-document/personal-document.ts';
import { type ChannelContent, NOTIFICATION_CHANNELS } from '../../../../sealed-documents/notification-channels.ts';
import type { Reading } from './reading.ts';

/** The seed of a code and the attempts are left out: they are secrets of a confirmation that is under way. */
const exported = ({ pending, ...channel }: ChannelContent) => ({
  ...channel,
  pending: pending && { address: pending.address, expiresAt: pending.expiresAt },
});

/** Notifications by e-mail and WhatsApp. */
export async function readChannels({ db, person }: Reading): Promise<ExportDocument['notificationChannels']> {
  const { email, whatsapp, quietHours } = await readDocument(db, person, NOTIFICATION_CHANNELS);
  return { email: exported(email), whatsapp: exported(whatsapp), quietHours };
}
