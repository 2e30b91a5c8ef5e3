import { onDeviceNews } from '../../lib/session/device/device-memory.ts';
import { readOwned } from '../../lib/session/device/device-store.ts';
import { LOCK } from '../../lib/session/ended/unsent-words.ts';
import { session } from '../../lib/session/session.ts';

/**
 * Whether the app is locked (decision D45). This is all of the lock that every start loads; the rest is loaded if a
 * lock is set. Each tab has its own state: a tab is locked when it starts, and after it was away.
 */
let isLocked = false;
let isFollowing = false;
const listeners = new Set<() => void>();

export const locked = {
  is: (): boolean => isLocked,
  set(next: boolean): void {
    isLocked = next;
    locked.announce();
  },
  announce(): void {
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Whether the signed-in person has set a lock on this device. */
export function hasLock(): boolean {
  const userId = session.userId();
  return userId !== null && readOwned(userId, LOCK) !== null;
}

async function follow(isNewSession = false): Promise<void> {
  isFollowing ||= hasLock();
  if (!isFollowing) return;
  // The lock screen and the settings load this code too, so a failure here only delays the lock of another tab.
  const code = await import('./lock.ts').catch(() => null);
  code?.lock.follow(isNewSession);
}

onDeviceNews(() => void follow());
session.subscribe((event) => {
  const isNew = event === 'signed-in';
  // Whoever signs in has just given the password.
  if (isNew || event === 'signed-out') locked.set(false);
  void follow(isNew);
});

/** Locks if a lock is set. Call it before the first render. */
export function openLocked(): void {
  isLocked = hasLock();
  void follow();
}
