import { DEFAULT_AWAY_MINUTES } from '@alento/domain/lock/auto-lock';
import { updateOwned } from '../../../lib/session/device/device-store.ts';
import { LOCK, LOCK_FORGOTTEN } from '../../../lib/session/ended/unsent-words.ts';
import { lock } from '../../../state/lock/lock.ts';
import { readLock, type StoredLock } from '../../../state/lock/stored-lock.ts';
import { hashPin, newSalt, PIN_COST } from './hash-pin.ts';
import { clearAttempts, countAttempt } from './pin-attempts.ts';

export type Checked = 'right' | 'wrong' | 'wait';

/** Whether this PIN opens the lock. Counts the attempt, wherever it is made. */
export async function checkPin(userId: string, pin: string): Promise<Checked> {
  const stored = readLock(userId);
  if (stored === null) return 'right';
  if (!(await countAttempt(userId))) return 'wait';
  if ((await hashPin(pin, stored.salt, stored)) !== stored.hash) return 'wrong';
  await clearAttempts(userId);
  return 'right';
}

/** Changes the stored lock. Resolves to whether it is stored. */
async function store(userId: string, next: StoredLock | null): Promise<boolean> {
  const isStored = await updateOwned(userId, () => ({
    [LOCK]: next && JSON.stringify(next),
    [LOCK_FORGOTTEN]: null,
  }));
  lock.follow();
  return isStored;
}

/** Sets or replaces the PIN; the other choices stay. Resolves to false if the device can't store it. */
export async function setPin(userId: string, pin: string): Promise<boolean> {
  const salt = newSalt();
  const hash = await hashPin(pin, salt, PIN_COST);
  const before = readLock(userId);
  const { away = DEFAULT_AWAY_MINUTES, hasBiometrics = false } = before ?? {};
  const isStored = await store(userId, { hash, salt, ...PIN_COST, away, hasBiometrics });
  // A lock that lasts only until the page is closed protects nothing, so it isn't shown as set.
  if (!isStored) await store(userId, before);
  return isStored;
}

export async function removePin(userId: string): Promise<void> {
  await clearAttempts(userId);
  await store(userId, null);
}

/** A change of when and how the lock opens. */
export type LockChange = Partial<Pick<StoredLock, 'away' | 'hasBiometrics'>>;

/** Resolves to whether the change is stored. */
export async function changeLock(userId: string, change: LockChange): Promise<boolean> {
  const before = readLock(userId);
  return before !== null && store(userId, { ...before, ...change });
}
