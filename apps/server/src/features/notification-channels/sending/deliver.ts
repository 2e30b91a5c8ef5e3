import { CHANNELS, type Channel, type ChannelKind } from '@alento/domain/reminder/channels';
import { isQuiet } from '@alento/domain/reminder/next-due';
import { eq } from 'drizzle-orm';
import type { Person } from '../../../access/person.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Database, Runner, Store, Transaction } from '../../../db/database.ts';
import { profiles } from '../../../db/schema/account.ts';
import { sendOnce } from '../../../integrations/mail/mail-result.ts';
import type { Mailer } from '../../../integrations/mail/mailer.ts';
import type { SendResult } from '../../../integrations/send-result.ts';
import type { WhatsAppSender } from '../../../integrations/whatsapp/whatsapp-sender.ts';
import { lockDocuments, readDocument, storeDocument } from '../../../personal-document/personal-document.ts';
import { type ChannelContent, NO_CHANNEL, NOTIFICATION_CHANNELS } from '../../../sealed-json/notification-channels.ts';
import { REMINDER_SETTINGS } from '../../../sealed-json/reminder.ts';
import { noticeMail } from '../messages/channel.mail.ts';
import { noticeWhatsApp } from '../messages/channel.whatsapp.ts';
import type { ChannelNotice, MessageContext } from '../messages/channel-notice.ts';
import { unsubscribeToken } from '../unsubscribe/unsubscribe-token.ts';

/** What is noted of a message: which one of its kind it is. A message with the same mark is not sent again. */
type Mark = { readonly of: keyof ChannelContent['sent']; readonly is: string };
type Wanted = { readonly channel: Channel; readonly kind: ChannelKind; readonly mark: Mark };

/** Why nothing is sent: the person doesn't want it, it was sent, or these are quiet hours. */
type Unclaimed = { readonly isClaimed: false; readonly why: 'unwanted' | 'sent' | 'quiet' };
type Claim =
  | { readonly isClaimed: true; readonly address: string; readonly isDiscreet: boolean; readonly before: string | null }
  | Unclaimed;

const isTraditional = async (runner: Runner, { owner }: Person): Promise<boolean> => {
  const [row] = await runner
    .select({ isAnonymous: profiles.isAnonymous })
    .from(profiles)
    .where(eq(profiles.userId, owner.userId));
  return row?.isAnonymous === false;
};

/** Changes a person's channel with the documents locked; null changes nothing. */
export const keepChannel = async (
  tx: Transaction,
  person: Person,
  channel: Channel,
  change: (content: ChannelContent) => ChannelContent | null,
): Promise<void> => {
  await lockDocuments(tx, person);
  const settings = await readDocument(tx, person, NOTIFICATION_CHANNELS);
  const changed = change(settings[channel]);
  if (changed) await storeDocument(tx, person, NOTIFICATION_CHANNELS, { ...settings, [channel]: changed });
};

/**
 * Marks a message as sent before it is sent, if the person wants it now: no provider can be asked again without a
 * second message. Of concurrent claims of one message, one succeeds.
 *
 * @param timeZone zone of the quiet hours, IANA name.
 */
const claimMessage = (
  db: Database,
  person: Person,
  { channel, kind, mark }: Wanted,
  { now, timeZone }: { now: number; timeZone: string },
): Promise<Claim> =>
  db.transaction(async (tx) => {
    const no = (why: Unclaimed['why']): Unclaimed => ({ isClaimed: false, why });
    await lockDocuments(tx, person);
    const settings = await readDocument(tx, person, NOTIFICATION_CHANNELS);
    const { address, kinds, sent } = settings[channel];
    if (address === null || !kinds.includes(kind) || !(await isTraditional(tx, person))) return no('unwanted');
    if (sent[mark.of] === mark.is) return no('sent');
    if (isQuiet(settings.quietHours, now, timeZone)) return no('quiet');
    const marked = { ...settings[channel], sent: { ...sent, [mark.of]: mark.is } };
    await storeDocument(tx, person, NOTIFICATION_CHANNELS, { ...settings, [channel]: marked });
    const { isDiscreet } = await readDocument(tx, person, REMINDER_SETTINGS);
    return { isClaimed: true, address, isDiscreet, before: sent[mark.of] };
  });

/** Takes a mark back, because the provider didn't take the message. A newer mark stays. */
const releaseMessage = (
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
const forgetAddress = (db: Database, person: Person, channel: Channel, address: string): Promise<void> =>
  db.transaction((tx) =>
    keepChannel(tx, person, channel, (content) =>
      content.address === address ? { ...NO_CHANNEL, pending: content.pending, sent: content.sent } : null,
    ),
  );

export type DeliveryDeps = Store & {
  keyRing: KeyRing;
  publicUrl: () => string;
  mailer: Mailer;
  whatsapp: WhatsAppSender | null;
};

/** The notice, its mark, and the zone of the person's quiet hours. */
export type Delivery = { readonly notice: ChannelNotice; readonly mark: Mark; readonly timeZone: string };

/**
 * What happened on the person's channels. `isQuiet`: on some channel these are quiet hours. `againMs`: on some channel
 * the provider asked to be called later, in so many ms at the earliest.
 */
export type Delivered = { readonly sent: number; readonly isQuiet: boolean; readonly againMs: number | null };

/** Wait before a provider is asked again that didn't say how long it wants, ms. */
const WAIT_MS = 60_000;

/** Sends notices by the channels that a person chose, each at most once. */
export function deliverer({ db, keyRing, clock, publicUrl, mailer, whatsapp }: DeliveryDeps) {
  const linkTo = (path: string): string => new URL(path, publicUrl()).href;

  const send = async (
    channel: Channel,
    to: string,
    notice: ChannelNotice,
    context: MessageContext,
  ): Promise<SendResult> => {
    if (channel === 'email') return sendOnce(mailer, noticeMail(to, notice, context));
    return whatsapp ? whatsapp.send(noticeWhatsApp(to, notice, context)) : { outcome: 'refused' };
  };

  async function deliverBy(channel: Channel, person: Person, { notice, mark, timeZone }: Delivery): Promise<Delivered> {
    const wanted = { channel, kind: notice.kind, mark };
    const claim = await claimMessage(db, person, wanted, { now: clock(), timeZone });
    if (!claim.isClaimed) return { sent: 0, isQuiet: claim.why === 'quiet', againMs: null };
    const { address, isDiscreet, before } = claim;
    const token = unsubscribeToken(keyRing, { userId: person.owner.userId, channel, kind: notice.kind });
    const result = await send(channel, address, notice, { isDiscreet, token, linkTo });
    if (result.outcome === 'gone') await forgetAddress(db, person, channel, address);
    // A message that may have arrived keeps its mark: a second one is worse than none.
    if (result.outcome !== 'later' || result.mayHaveArrived)
      return { sent: result.outcome === 'accepted' ? 1 : 0, isQuiet: false, againMs: null };
    await releaseMessage(db, person, wanted, before);
    return { sent: 0, isQuiet: false, againMs: result.afterMs ?? WAIT_MS };
  }

  /** The channels that a person chose for a kind of notice, read without a lock. The claim reads them again. */
  async function channelsFor(person: Person, kind: ChannelKind): Promise<Channel[]> {
    const settings = await readDocument(db, person, NOTIFICATION_CHANNELS);
    return CHANNELS.filter((channel) => settings[channel].address !== null && settings[channel].kinds.includes(kind));
  }

  /**
   * Sends a notice by all channels. If one fails, the others are still tried; the errors are thrown at the end. Calling
   * it again sends nothing twice.
   */
  return async (person: Person, delivery: Delivery): Promise<Delivered> => {
    const done: Delivered[] = [];
    const failures: unknown[] = [];
    for (const channel of await channelsFor(person, delivery.notice.kind)) {
      try {
        done.push(await deliverBy(channel, person, delivery));
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some channels failed');
    const waits = done.flatMap(({ againMs }) => (againMs === null ? [] : [againMs]));
    return {
      sent: done.reduce((sum, { sent }) => sum + sent, 0),
      isQuiet: done.some(({ isQuiet }) => isQuiet),
      againMs: waits.length === 0 ? null : Math.min(...waits),
    };
  };
}
export type Deliver = ReturnType<typeof deliverer>;
