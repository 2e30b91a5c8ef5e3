import type { ChannelState, NotificationChannels } from '@alento/contract/reminder/channels';
import { CHANNEL_CODE_ATTEMPTS, CHANNEL_KINDS, type Channel } from '@alento/domain/reminder/channels';
import { toMobileNumber } from '@alento/domain/reminder/mobile-number';
import type { ChannelContent, NotificationChannels as Kept } from '../../../sealed-documents/notification-channels.ts';

/** What the account says about the person. */
export type Identity = { isAnonymous: boolean; contactEmail: string | null; phone: string | null };

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
export type Offer = { channels: readonly Channel[]; supportContact: string | null };

/** The state of a person's channels. */
export function presentChannels(
  kept: Kept,
  { isAnonymous, contactEmail, phone }: Identity,
  { channels, supportContact }: Offer,
  now: number,
): NotificationChannels {
  const present = (channel: Channel) => presentChannel(kept[channel], channels.includes(channel), now);
  const proposed = {
    email: isAnonymous ? null : contactEmail,
    whatsapp: isAnonymous || phone === null ? null : toMobileNumber(phone),
  };
  return {
    isTraditional: !isAnonymous,
    proposed,
    email: present('email'),
    whatsapp: present('whatsapp'),
    quietHours: kept.quietHours,
    supportContact,
  };
}
