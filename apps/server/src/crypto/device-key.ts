import { hkdfSync } from 'node:crypto';
import type { UserKey } from './seal.ts';

const KEY_BYTES = 32;

/**
 * The key under which a device seals what stays there after a session that ended by itself: 256 bits
 * in base64, the same for every device of the account. Derived from the person's data key and kept
 * nowhere on the server, so that erasing the data key ends it too.
 */
export const deviceKeyOf = (userKey: UserKey): string =>
  Buffer.from(hkdfSync('sha256', userKey, '', 'alento:device-storage', KEY_BYTES)).toString('base64');
