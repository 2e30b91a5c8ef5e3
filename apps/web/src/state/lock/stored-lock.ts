import { type AwayMinutes, DEFAULT_AWAY_MINUTES, isAwayMinutes } from '@alento/domain/lock/auto-lock';
import { readObject } from '../../lib/session/device/device-json.ts';
import { LOCK } from '../../lib/session/ended/unsent-words.ts';

/** The lock as this device stores it for one account. It is never sent to the server. */
export type StoredLock = {
  /** Argon2id of the PIN, base64, with its salt and its cost. */
  readonly hash: string;
  readonly salt: string;
  readonly memoryKib: number;
  readonly passes: number;
  /** Minutes away after which the app locks. */
  readonly away: AwayMinutes;
  /** Whether the device's biometrics unlock too. */
  readonly hasBiometrics: boolean;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** The lock of this person on this device; null if it is off. */
export function readLock(userId: string): StoredLock | null {
  const stored = readObject(userId, LOCK);
  if (stored === null) return null;
  const { hash, salt, memoryKib, passes, away, hasBiometrics } = stored;
  if (!isText(hash) || !isText(salt) || !isCount(memoryKib) || !isCount(passes)) return null;
  return {
    hash,
    salt,
    memoryKib,
    passes,
    away: isAwayMinutes(away) ? away : DEFAULT_AWAY_MINUTES,
    hasBiometrics: hasBiometrics === true,
  };
}
