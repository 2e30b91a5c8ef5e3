import { CHANNEL_ADDRESS_MAX, CHANNEL_KINDS, CHANNELS } from '@alento/domain/reminder/channels';
import { areQuietHours } from '@alento/domain/reminder/next-due';
import { z } from 'zod';
import { get, post, put, refusedAs, remove } from '../endpoint.ts';

const Kind = z.enum(CHANNEL_KINDS);

const QuietHours = z
  .object({
    from: z.string(refusedAs('QUIET_HOURS_INVALID')).meta({ description: 'HH:MM, the first quiet minute' }),
    to: z.string(refusedAs('QUIET_HOURS_INVALID')).meta({ description: 'HH:MM, the first minute after it' }),
  })
  .refine(areQuietHours, refusedAs('QUIET_HOURS_INVALID'));

/** One channel of a person. */
const ChannelState = z.object({
  isOffered: z.boolean().meta({ description: 'Whether this installation sends by the channel' }),
  address: z.string().nullable().meta({ description: 'Confirmed e-mail address, or mobile number in E.164' }),
  confirmedAt: z.number().nullable().meta({ description: 'ms epoch' }),
  kinds: z.array(Kind).meta({ description: 'What the person chose to get; none at first' }),
  pending: z
    .object({
      address: z.string(),
      expiresAt: z.number().meta({ description: 'Until when the code is valid, ms epoch' }),
      attemptsLeft: z.int(),
    })
    .nullable()
    .meta({ description: 'An address that waits for the code that was sent to it' }),
});
export type ChannelState = z.infer<typeof ChannelState>;

export const NotificationChannels = z.object({
  isTraditional: z.boolean().meta({ description: 'Whether the account has a name; only such accounts have channels' }),
  proposed: z
    .object({ email: z.string().nullable(), whatsapp: z.string().nullable() })
    .meta({ description: 'Address and number that the person gave at sign-up or in the profile' }),
  email: ChannelState,
  whatsapp: ChannelState,
  quietHours: z.object({ from: z.string(), to: z.string() }).nullable(),
  supportContact: z
    .string()
    .nullable()
    .meta({ description: 'E-mail address for personal support of accounts with a name; null if there is none' }),
});
export type NotificationChannels = z.infer<typeof NotificationChannels>;

const params = z.object({ channel: z.enum(CHANNELS) });
const NEEDED = 'CHANNEL_NEEDS_TRADITIONAL_ACCOUNT';

export const readNotificationChannels = get('/notification-channels', {
  summary: 'One’s e-mail and WhatsApp notifications',
  answers: NotificationChannels,
});

export const changeChannelAddress = put('/notification-channels/{channel}/address', {
  summary: 'Send a code to a new address. It replaces the present one when the code is given',
  limits: ['writes', 'channel-code'],
  params,
  body: z.object({ address: z.string().max(CHANNEL_ADDRESS_MAX) }),
  answers: NotificationChannels,
  errors: [
    NEEDED,
    'CHANNEL_NOT_OFFERED',
    'CHANNEL_EMAIL_INVALID',
    'CHANNEL_NUMBER_INVALID',
    'CHANNEL_NUMBER_WITHOUT_NINE',
  ],
});

export const confirmChannelAddress = post('/notification-channels/{channel}/confirmation', {
  summary: 'Confirm a new address by the code that was sent to it. Five attempts in 15 minutes',
  params,
  body: z.object({ code: z.string(refusedAs('CHANNEL_CODE_WRONG')).regex(/^\d{6}$/, refusedAs('CHANNEL_CODE_WRONG')) }),
  answers: NotificationChannels,
  errors: [NEEDED, 'CHANNEL_CODE_WRONG', 'CHANNEL_CODE_ENDED'],
});

export const changeChannelKinds = put('/notification-channels/{channel}/kinds', {
  summary: 'Choose what is sent to the confirmed address',
  params,
  body: z.object({ kinds: z.array(Kind).max(CHANNEL_KINDS.length) }),
  answers: NotificationChannels,
  errors: [NEEDED, 'CHANNEL_NOT_CONFIRMED'],
});

export const removeChannel = remove('/notification-channels/{channel}', {
  summary: 'Remove an address and everything that was chosen for it',
  params,
  answers: NotificationChannels,
});

export const changeQuietHours = put('/notification-channels/quiet-hours', {
  summary: 'Set the hours in which nothing is sent by e-mail and WhatsApp, or none',
  body: z.object({ quietHours: QuietHours.nullable() }),
  answers: NotificationChannels,
  errors: [NEEDED, 'QUIET_HOURS_INVALID'],
});

export const unsubscribeChannel = post('/notification-channels/unsubscribe/{token}', {
  summary: 'Stop one kind of message by the token that it contains (RFC 8058). The response is the same for any token',
  auth: false,
  limits: ['public-reads'],
  ignoresBody: true,
  params: z.object({ token: z.string() }),
  answers: z.object({ status: z.literal(true) }),
});
