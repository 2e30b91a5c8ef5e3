const MINUTE_MS = 60_000;

/** Channels of a traditional account besides notifications on devices. */
export const CHANNELS = ['email', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What can be sent by a channel. Each is switched on by itself, and none is on at first. */
export const CHANNEL_KINDS = ['reminder', 'weekly-content', 'plan-end'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** The code that confirms an address: number of digits, how long it is valid, ms, and number of attempts. */
export const CHANNEL_CODE_DIGITS = 6;
export const CHANNEL_CODE_MS = 15 * MINUTE_MS;
export const CHANNEL_CODE_ATTEMPTS = 5;

/** Maximum length of an address as it is typed, characters. */
export const CHANNEL_ADDRESS_MAX = 320;

/** Maximum number of titles in a message with weekly content. */
export const WEEKLY_TITLES = 3;
