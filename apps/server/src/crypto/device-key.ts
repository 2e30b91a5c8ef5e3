import { hkdfSync } from 'node:crypto';
import type { UserKey } from './seal.ts';

const KEY_BYTES = 32;

/**
 * The key with which a device encrypts unsent data after its session expired: 256 bits in base64, the same on all
 * devices of the account. The server derives it from the person's data key and doesn't store it, so that after the
 * data key was deleted the device key can't be computed any more.
 */
export const deviceKeyOf = (userKey: UserKey): string =>
  Buffer.from(hkdfSync('sha256', userKey, '', 'alento:device-storage', KEY_BYTES)).toString('base64');
