import type { Channel, ChannelKind } from '@alento/domain/reminder/channels';
import { isQuiet } from '@alento/domain/reminder/next-due';
import { eq } from 'drizzle-orm';
import type { Person } from '../../../access/person.ts';
import type { Database, Runner, Transaction } from '../../../db/database.ts';
import { profiles } from '../../../db/schema/account.ts';
import { holdDocuments, keepDocument, readDocument } from '../../../personal-document/personal-document.ts';
import {
  type ChannelContent,
  NO_CHANNEL,
  NOTIFICATION_CHANNELS,
} from '../../../sealed-documents/notification-channels.ts';
import { REMINDER_SETTINGS } from '../../../sealed-documents/reminder.ts';

/** What is noted of a message: which one of its kind it is. A message with the same mark is not sent again. */
export type Mark = { readonly of: keyof ChannelContent['sent']; readonly is: string };
export type Wanted = { readonly channel: Channel; readonly kind: ChannelKind; readonly mark: Mark };

/** Why nothing is sent: the person doesn't want it, it was sent, or these are quiet hours. */
type Unclaimed = { readonly isClaimed: false; readonly why: 'unwanted' | 'sent' | 'quiet' };
export type Claim =
  | { readonly isClaimed: true; readonly address: string; readonly isDiscreet: boolean; readonly before: string | null }
  | Unclaimed;

const isTraditional = async (runner: Runner, { owner }: Person): Promise<boolean> => {
  const [row] = await runner
    .select({ isAnonymous: profiles.isAnonymous })
    .from(profiles)
    .where(eq(profiles.userId, owner.userId));
  return row?.isAnonymous === false;
};

const keepChannel = async (
  tx: Transaction,
  person: Person,
  channel: Channel,
  change: (content: ChannelContent) => ChannelContent | null,
): Promise<void> => {
  await holdDocuments(tx, person);
  const kept = await readDocument(tx, person, NOTIFICATION_CHANNELS);
  const changed = change(kept[channel]);
  if (changed) await keepDocument(tx, person, NOTIFICATION_CHANNELS, { ...kept, [channel]: changed });
};

/**
 * Marks a message as sent before it is sent, if the person wants it now: no provider can be asked again without a
 * second message. Of concurrent claims of one message, one succeeds.
 *
 * @param timeZone zone of the quiet hours, IANA name.
 */
export const claimMessage = (
  db: Database,
  person: Person,
  { channel, kind, mark }: Wanted,
  { now, timeZone }: { now: number; timeZone: string },
): Promise<Claim> =>
  db.transaction(async (tx) => {
    const no = (why: Unclaimed['why']): Unclaimed => ({ isClaimed: false, why });
    await holdDocuments(tx, person);
    const kept = await readDocument(tx, person, NOTIFICATION_CHANNELS);
    const { address, kinds, sent } = kept[channel];
    if (address === null || !kinds.includes(kind) || !(await isTraditional(tx, person))) return no('unwanted');
    if (sent[mark.of] === mark.is) return no('sent');
    if (isQuiet(kept.quietHours, now, timeZone)) return no('quiet');
    const marked = { ...kept[channel], sent: { ...sent, [mark.of]: mark.is } };
    await keepDocument(tx, person, NOTIFICATION_CHANNELS, { ...kept, [channel]: marked });
    const { isDiscreet } = await readDocument(tx, person, REMINDER_SETTINGS);
    return { isClaimed: true, address, isDiscreet, before: sent[mark.of] };
  });

/** Takes a mark back, because the provider didn't take the message. A newer mark stays. */
export const releaseMessage = (
  db: Database,
  person: Person,
  { channel, mark }: Wanted,
  before: string | null,
): Promise<void> =>
  db.transaction((tx) =>
    keepChannel(tx, person, channel, (content) =>
      content.sent[mark.of] === mark.is ? { ...content, sent: { ...content.sent, [mark.of]: before } } : null,
    ),
  );

/** Removes an address that doesn't exist at the provider, unless the person has replaced it meanwhile. */
export const forgetAddress = (db: Database, person: Person, channel: Channel, address: string): Promise<void> =>
  db.transaction((tx) =>
    keepChannel(tx, person, channel, (content) =>
      content.address === address ? { ...NO_CHANNEL, pending: content.pending, sent: content.sent } : null,
    ),
  );
