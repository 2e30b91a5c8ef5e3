import { timingSafeEqual } from 'node:crypto';
import { CHANNEL_CODE_DIGITS, type Channel } from '@alento/domain/reminder/channels';
import type { KeyRing } from '../../../crypto/key-ring.ts';

/** Values of one base32 character, and characters that are used: 65 bits, so that no code is more likely than another. */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const CHARACTERS = 13;

type OfCode = { userId: string; channel: Channel; seed: string };

/**
 * Derives the code of an address from its seed, with a key that is not in the database. The job's payload contains only
 * the seed, and each retry of the job sends the same code.
 */
export function codeOf(keyRing: KeyRing, { userId, channel, seed }: OfCode): string {
  const hash = keyRing.identify('channel-code', `${userId} ${channel} ${seed}`);
  const number = [...hash.slice(0, CHARACTERS)].reduce((sum, one) => sum * 32n + BigInt(BASE32.indexOf(one)), 0n);
  return String(number % 10n ** BigInt(CHANNEL_CODE_DIGITS)).padStart(CHANNEL_CODE_DIGITS, '0');
}

/** Compares codes of six digits without telling by the time how many digits match. */
export const isCode = (enteredCode: string, code: string): boolean =>
  enteredCode.length === code.length && timingSafeEqual(Buffer.from(enteredCode), Buffer.from(code));
