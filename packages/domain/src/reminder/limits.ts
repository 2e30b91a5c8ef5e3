import { HOUR_MS } from '../time/local-date.ts';

/** A reminder that is later than this is dropped, ms. */
export const REMINDER_LATE_MAX_MS = HOUR_MS;

/** By default a mood reminder is left out if a mood was recorded in this time before it, ms. */
export const RECENT_MOOD_MS = 3 * HOUR_MS;

/** Moods from this time before a reminder on are read to decide about it, ms: a day is 25 hours long at most. */
export const MOODS_READ_MS = 25 * HOUR_MS;

/** Number of registrations of a device, and the wait after a failed one: this times its number, ms. */
export const REGISTRATION_ATTEMPTS = 3;
export const REGISTRATION_WAIT_MS = 2000;

/** Number of attempts to get a token or subscription from the push service, and the wait between, ms. */
export const TOKEN_ATTEMPTS = 3;
export const TOKEN_WAIT_MS = 1500;

/** How often a device registers again, ms. */
export const REGISTRATION_REFRESH_MS = 24 * HOUR_MS;

/** A push with the same content as one before is not shown again within this time, ms. */
export const PUSH_DEDUP_MS = 10_000;

/** How long a dismissed notification banner stays hidden, ms. */
export const BANNER_DISMISSAL_MS = 7_200_000;

/** Maximum number of devices of an account. A further one replaces the one that was seen longest ago. */
export const PUSH_DEVICES_MAX = 20;

/** Maximum length of a device id, characters. */
export const DEVICE_ID_MAX = 64;
/** Maximum lengths of a subscription's address and of a native token, characters. */
export const PUSH_ADDRESS_MAX = 2048;
/** Maximum length of the user agent of a registration, characters. */
export const USER_AGENT_MAX = 512;

/** Kinds of devices: operating systems, or `web` if the browser doesn't tell. */
export const DEVICE_PLATFORMS = ['web', 'android', 'ios', 'windows', 'macos', 'linux'] as const;
export type DevicePlatform = (typeof DEVICE_PLATFORMS)[number];
