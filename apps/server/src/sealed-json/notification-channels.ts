import { CHANNEL_KINDS } from '@alento/domain/reminder/channels';
import { isTimeOfDay } from '@alento/domain/reminder/slots';
import { z } from 'zod';
import { documentKind } from './document-kind.ts';

const Time = z.string().refine(isTimeOfDay);
const Mark = z.string().nullable();

const Channel = z.strictObject({
  /** Confirmed e-mail address, or mobile number in E.164. */
  address: z.string().nullable(),
  /** ms epoch. */
  confirmedAt: z.number().nullable(),
  kinds: z.array(z.enum(CHANNEL_KINDS)),
  /** A new address. Its code is derived from the seed with a key that is not in the database. */
  pending: z
    .strictObject({ address: z.string(), seed: z.string(), expiresAt: z.number(), attempts: z.int() })
    .nullable(),
  /**
   * What was sent last: the day of each reminder, the Sunday of the weekly content, and the end of the plan. Stored
   * before a message is sent, because no provider can be asked twice without a second message.
   */
  sent: z.strictObject({ morning: Mark, afternoon: Mark, evening: Mark, weekly: Mark, planEnd: Mark }),
});
export type ChannelContent = z.infer<typeof Channel>;

const Settings = z.strictObject({
  email: Channel,
  whatsapp: Channel,
  quietHours: z.strictObject({ from: Time, to: Time }).nullable(),
});
export type ChannelSettings = z.infer<typeof Settings>;

/** A channel without an address. */
export const NO_CHANNEL: ChannelContent = {
  address: null,
  confirmedAt: null,
  kinds: [],
  pending: null,
  sent: { morning: null, afternoon: null, evening: null, weekly: null, planEnd: null },
};

/** A person's notifications by e-mail and WhatsApp. */
export const NOTIFICATION_CHANNELS = documentKind<ChannelSettings>({
  name: 'notification-channels',
  empty: { email: NO_CHANNEL, whatsapp: NO_CHANNEL, quietHours: null },
  version: 1,
  schema: Settings,
});
