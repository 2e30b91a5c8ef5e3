import { randomUUID } from 'node:crypto';
import type { ChannelState, NotificationChannels } from '@alento/contract/reminder/channels';
import {
  CHANNEL_CODE_ATTEMPTS,
  CHANNEL_CODE_MS,
  CHANNEL_KINDS,
  type Channel,
  type ChannelKind,
} from '@alento/domain/reminder/channels';
import { channelAddressOf, toMobileNumber } from '@alento/domain/reminder/mobile-number';
import type { QuietHours } from '@alento/domain/reminder/next-due';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Person } from '../../../access/person.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Runner, Store, Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { lockDocuments, readDocument, storeDocument } from '../../../personal-document/personal-document.ts';
import {
  type ChannelContent,
  type ChannelSettings,
  NO_CHANNEL,
  NOTIFICATION_CHANNELS,
} from '../../../sealed-json/notification-channels.ts';
import { codeOf, isCode } from './code.ts';

/** The fields of the account that decide about channels. */
type AccountContact = { isAnonymous: boolean; contactEmail: string | null; phone: string | null };

function presentChannel({ address, confirmedAt, kinds, pending }: ChannelContent, isOffered: boolean, now: number) {
  const isOpen = pending !== null && pending.expiresAt > now && pending.attempts < CHANNEL_CODE_ATTEMPTS;
  return {
    isOffered,
    address,
    confirmedAt,
    kinds: CHANNEL_KINDS.filter((kind) => kinds.includes(kind)),
    pending: isOpen
      ? {
          address: pending.address,
          expiresAt: pending.expiresAt,
          attemptsLeft: CHANNEL_CODE_ATTEMPTS - pending.attempts,
        }
      : null,
  } satisfies ChannelState;
}

/** What this installation has: the channels by which it sends, and an address for personal support. */
type Offer = { channels: readonly Channel[]; supportContact: string | null };

/** The state of a person's channels. */
function presentChannels(
  settings: ChannelSettings,
  { isAnonymous, contactEmail, phone }: AccountContact,
  { channels, supportContact }: Offer,
  now: number,
): NotificationChannels {
  const present = (channel: Channel) => presentChannel(settings[channel], channels.includes(channel), now);
  const proposed = {
    email: isAnonymous ? null : contactEmail,
    whatsapp: isAnonymous || phone === null ? null : toMobileNumber(phone),
  };
  return {
    isTraditional: !isAnonymous,
    proposed,
    email: present('email'),
    whatsapp: present('whatsapp'),
    quietHours: settings.quietHours,
    supportContact,
  };
}

type Deps = Store & {
  keyRing: KeyRing;
  offered: Offer;
  /** Reads what the account says about the person; the composition provides it. */
  readIdentity: (actor: Person, runner: Runner) => Promise<AccountContact>;
  /** Enqueues the message with a code in the transaction. */
  enqueueCode: (of: { userId: string; channel: Channel; seed: string }, tx: Transaction) => Promise<void>;
};
export type ChannelsService = ReturnType<typeof channelsService>;

/** Reads and changes a person's notifications by e-mail and WhatsApp. Only traditional accounts have any. */
export function channelsService({ db, keyRing, clock, offered, readIdentity, enqueueCode }: Deps) {
  type Change = (
    settings: ChannelSettings,
    tx: Transaction,
  ) => Promise<Result<ChannelSettings>> | Result<ChannelSettings>;

  /** Changes the document with the person's documents locked. */
  const change = (
    actor: Person,
    of: Change,
    { forAnonymous }: { forAnonymous: boolean } = { forAnonymous: false },
  ): Promise<Result<NotificationChannels>> =>
    refusableTransaction(db, async (tx) => {
      await lockDocuments(tx, actor);
      const identity = await readIdentity(actor, tx);
      if (identity.isAnonymous && !forAnonymous) return refuse('CHANNEL_NEEDS_TRADITIONAL_ACCOUNT');
      const changed = await of(await readDocument(tx, actor, NOTIFICATION_CHANNELS), tx);
      if (!changed.ok) return changed;
      await storeDocument(tx, actor, NOTIFICATION_CHANNELS, changed.value);
      return accept(presentChannels(changed.value, identity, offered, clock()));
    });

  const withChannel = (
    settings: ChannelSettings,
    channel: Channel,
    content: Partial<ChannelContent>,
  ): Result<ChannelSettings> => accept({ ...settings, [channel]: { ...settings[channel], ...content } });

  /** The address that a person wants for a channel, as it is stored. Refuses what can't be one. */
  async function permitAddress(actor: Person, channel: Channel, typed: string): Promise<Result<string>> {
    if ((await readIdentity(actor, db)).isAnonymous) return refuse('CHANNEL_NEEDS_TRADITIONAL_ACCOUNT');
    if (!offered.channels.includes(channel)) return refuse('CHANNEL_NOT_OFFERED');
    return channelAddressOf(channel, typed);
  }

  /** Compares a code with that of the new address. A wrong code counts as an attempt and is refused afterwards. */
  function tryCode(
    settings: ChannelSettings,
    userId: string,
    channel: Channel,
    enteredCode: string,
  ): Result<ChannelSettings> | 'wrong' {
    const { pending, address, kinds } = settings[channel];
    if (!pending || pending.expiresAt <= clock() || pending.attempts >= CHANNEL_CODE_ATTEMPTS)
      return refuse('CHANNEL_CODE_ENDED');
    if (!isCode(enteredCode, codeOf(keyRing, { userId, channel, seed: pending.seed }))) return 'wrong';
    return withChannel(settings, channel, {
      address: pending.address,
      confirmedAt: clock(),
      // What was chosen for another address isn't taken over: each choice is for the address at which it was made.
      kinds: address === pending.address ? kinds : [],
      pending: null,
    });
  }

  return {
    permitAddress,

    async read(actor: Person): Promise<NotificationChannels> {
      const settings = await readDocument(db, actor, NOTIFICATION_CHANNELS);
      return presentChannels(settings, await readIdentity(actor, db), offered, clock());
    },

    /** Stores a permitted address as unconfirmed and enqueues its code. An address that is confirmed stays as it is. */
    setAddress: (actor: Person, channel: Channel, address: string): Promise<Result<NotificationChannels>> =>
      change(actor, async (settings, tx) => {
        if (settings[channel].address === address) return withChannel(settings, channel, { pending: null });
        const seed = randomUUID();
        await enqueueCode({ userId: actor.owner.userId, channel, seed }, tx);
        return withChannel(settings, channel, {
          pending: { address, seed, expiresAt: clock() + CHANNEL_CODE_MS, attempts: 0 },
        });
      }),

    /** Confirms the new address. Concurrent attempts count one by one. */
    async confirm(actor: Person, channel: Channel, enteredCode: string): Promise<Result<NotificationChannels>> {
      let isWrong = false;
      const confirmed = await change(actor, (settings) => {
        const tried = tryCode(settings, actor.owner.userId, channel, enteredCode);
        if (tried !== 'wrong') return tried;
        // The attempt is stored, so that the refusal follows only after the transaction.
        isWrong = true;
        const { pending } = settings[channel];
        return withChannel(settings, channel, { pending: pending && { ...pending, attempts: pending.attempts + 1 } });
      });
      return confirmed.ok && isWrong ? refuse('CHANNEL_CODE_WRONG') : confirmed;
    },

    setKinds: (
      actor: Person,
      channel: Channel,
      chosen: readonly ChannelKind[],
    ): Promise<Result<NotificationChannels>> =>
      change(actor, (settings) => {
        if (settings[channel].address === null) return refuse('CHANNEL_NOT_CONFIRMED');
        return withChannel(settings, channel, { kinds: CHANNEL_KINDS.filter((kind) => chosen.includes(kind)) });
      }),

    /** Removes the address and the choices. The marks of what was sent stay, so that nothing is sent twice. */
    remove: (actor: Person, channel: Channel): Promise<Result<NotificationChannels>> =>
      change(actor, (settings) => withChannel(settings, channel, { ...NO_CHANNEL, sent: settings[channel].sent }), {
        forAnonymous: true,
      }),

    setQuietHours: (actor: Person, quietHours: QuietHours | null): Promise<Result<NotificationChannels>> =>
      change(actor, (settings) => accept({ ...settings, quietHours })),

    /** Removes everything of an account that becomes anonymous, within the caller's transaction. */
    forgetWithin: (tx: Transaction, actor: Person): Promise<void> =>
      storeDocument(tx, actor, NOTIFICATION_CHANNELS, NOTIFICATION_CHANNELS.empty),
  };
}
