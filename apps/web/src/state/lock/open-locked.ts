import { onDeviceNews } from '../../lib/session/device/device-memory.ts';
import { readOwned } from '../../lib/session/device/device-store.ts';
import { LOCK } from '../../lib/session/ended/unsent-words.ts';
import { session } from '../../lib/session/session.ts';
import { getDevice } from '../../platform/this-device.ts';
import { lockCounter } from './closings.ts';
import { locked } from './locked.ts';

/** The part of the lock that every start loads: it checks for a stored lock. The rest is loaded if there is one. */
let isFollowing = false;

/** Whether the signed-in person has set a lock on this device. */
function hasLock(): boolean {
  const userId = session.userId();
  return userId !== null && readOwned(userId, LOCK) !== null;
}

async function follow(isNewSession = false): Promise<void> {
  // The shell's task switcher may still be blank because of a lock that is gone.
  isFollowing ||= hasLock() || getDevice().shell !== null;
  if (!isFollowing) return;
  // The lock screen and the settings load this code too, so a failure here only delays the lock of another tab.
  const code = await import('./lock.ts').catch(() => null);
  code?.lock.follow(isNewSession);
}

onDeviceNews(() => void follow());
session.subscribe((event) => {
  const isNew = event === 'signed-in';
  // Whoever signs in has just given the password.
  if (isNew || event === 'signed-out') {
    locked.set(false);
    lockCounter.keep();
  }
  void follow(isNew);
});

/** Locks if a lock is set. Call it before the first render. */
export function openLocked(): void {
  locked.set(hasLock());
  lockCounter.keep();
  void follow();
}
