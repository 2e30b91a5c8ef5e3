import { hkdfSync } from 'node:crypto';
import type { UserKey } from './seal.ts';

const KEY_BYTES = 32;

/**
 * The key with which a device encrypts data that stays on it after its session expired: 256 bits in base64, the same on
 * all devices of the account. Derived from the person's data key and not stored on the server, so that deleting the
 * data key makes it unavailable.
 */
export const deviceKeyOf = (userKey: UserKey): string =>
  Buffer.from(hkdfSync('sha256', userKey, '', 'alento:device-storage', KEY_BYTES)).toString('base64');
