import { awayMs, wasAwayTooLong } from '@alento/domain/lock/auto-lock';
import { onDeviceNews } from '../../lib/session/device/device-memory.ts';
import { readOwned, updateOwned } from '../../lib/session/device/device-store.ts';
import { LOCK, LOCK_FORGOTTEN } from '../../lib/session/ended/unsent-words.ts';
import { session } from '../../lib/session/session.ts';
import { now } from '../../lib/time/clock.ts';
import type { Stop } from '../../platform/device.ts';
import { getDevice } from '../../platform/this-device.ts';
import { coverPage, uncoverPage } from './cover.ts';
import { readLock, type StoredLock } from './stored-lock.ts';

/**
 * The lock of the discreet mode (decision D45), as far as every start of the app needs it. Each tab has its own: a tab
 * is locked when it starts, and after it was away.
 */

const listeners = new Set<() => void>();
let isLocked = false;
/** When this tab was left, if it was open then, ms epoch. */
let leftAt: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let isHiding = false;

const stored = (): StoredLock | null => {
  const userId = session.userId();
  return userId === null ? null : readLock(userId);
};

function announce(): void {
  for (const listener of listeners) listener();
}

function set(next: boolean): void {
  clearTimeout(timer);
  leftAt = null;
  if (isLocked === next) return;
  isLocked = next;
  announce();
}

/** Makes the shell's task switcher blank while the lock is on. Browsers have only the cover. */
function hideInSwitcher(): void {
  const shell = getDevice().shell;
  const isWanted = stored() !== null;
  if (!shell || isHiding === isWanted) return;
  isHiding = isWanted;
  void shell.lock.hideInSwitcher(isWanted).catch(reportError);
}

function leave(): void {
  const lock = stored();
  if (!lock) return;
  coverPage();
  if (isLocked) return;
  leftAt = now();
  clearTimeout(timer);
  if (lock.away === 0) set(true);
  else timer = setTimeout(set, awayMs(lock.away), true);
}

function comeBack(): void {
  const lock = stored();
  clearTimeout(timer);
  if (lock && leftAt !== null && wasAwayTooLong(leftAt, now(), lock.away)) set(true);
  leftAt = null;
  // After the lock screen is in the page, or else its content would be seen for a moment.
  setTimeout(() => {
    if (document.visibilityState !== 'hidden') uncoverPage();
  });
}

/** The lock was set, changed or removed, here or in another tab. */
function follow(): void {
  hideInSwitcher();
  if (stored() === null) {
    set(false);
    uncoverPage();
  } else if (document.visibilityState === 'hidden' && !isLocked && leftAt === null) leave();
  announce();
}

/** After a sign-in with the password a forgotten PIN is removed. The mark stays until the person was told. */
function forgetPin(): void {
  const userId = session.userId();
  if (userId === null || readOwned(userId, LOCK_FORGOTTEN) === null) return;
  void updateOwned(userId, () => ({ [LOCK]: null })).then(follow);
}

let stops: readonly Stop[] = [];

export const lock = {
  /** Locks if a lock is set, and follows the device from then on. Call it before the first render. */
  open(): void {
    for (const stop of stops) stop();
    stops = [
      getDevice().followPresence({ onAway: leave, onReturn: comeBack }),
      onDeviceNews(follow),
      session.subscribe((event) => {
        if (event === 'signed-in') forgetPin();
        // Whoever signs in has just given the password.
        if (event === 'signed-in' || event === 'signed-out') set(false);
        follow();
      }),
    ];
    isLocked = stored() !== null;
    hideInSwitcher();
  },

  isLocked: (): boolean => isLocked,
  /** Locks at once, if a lock is set. */
  close(): void {
    if (stored() !== null) set(true);
  },
  /** Unlocks after the person was recognised. */
  release: (): void => set(false),
  /** Call it after the lock was set, changed or removed in this tab. */
  changed: follow,

  subscribe(listener: () => void): Stop {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
