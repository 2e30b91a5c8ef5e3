import { timingSafeEqual } from 'node:crypto';
import type { Channel, ChannelKind } from '@alento/domain/reminder/channels';
import type { KeyRing } from '../../../crypto/key-ring.ts';

/** What a token stops: one kind of message by one channel. */
export type Unsubscription = { readonly userId: string; readonly channel: Channel; readonly kind: ChannelKind };

/** Letters of channels and kinds in a token. */
const CHANNEL_LETTERS = { email: 'e', whatsapp: 'w' } as const satisfies Record<Channel, string>;
const KIND_LETTERS = { reminder: 'r', 'weekly-content': 'c', 'plan-end': 'p' } as const satisfies Record<
  ChannelKind,
  string
>;
const TOKEN = /^([\w-]{1,64})\.([ew])([rcp])\.([a-z2-7]{52})$/;

const nameOf = <Name extends string>(letters: Record<Name, string>, letter: string): Name | undefined =>
  (Object.keys(letters) as Name[]).find((name) => letters[name] === letter);

const hashOf = (keyRing: KeyRing, { userId, channel, kind }: Unsubscription): string =>
  keyRing.identify('channel-unsubscribe', `${userId} ${channel} ${kind}`);

/**
 * The token of a message's unsubscribe link. It is not stored and never expires, so that it works in an old message too. Its
 * keyed hash can't be made without the server's key.
 */
export const unsubscribeToken = (keyRing: KeyRing, of: Unsubscription): string =>
  `${of.userId}.${CHANNEL_LETTERS[of.channel]}${KIND_LETTERS[of.kind]}.${hashOf(keyRing, of)}`;

/** Reads a token; null if it is not one of ours. */
export function readUnsubscribeToken(keyRing: KeyRing, token: string): Unsubscription | null {
  const [, userId, channelLetter = '', kindLetter = '', hash = ''] = TOKEN.exec(token) ?? [];
  const channel = nameOf(CHANNEL_LETTERS, channelLetter);
  const kind = nameOf(KIND_LETTERS, kindLetter);
  if (userId === undefined || channel === undefined || kind === undefined) return null;
  const of = { userId, channel, kind };
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(keyRing, of))) ? of : null;
}
