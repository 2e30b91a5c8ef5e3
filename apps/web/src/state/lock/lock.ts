import { awayMs, wasAwayTooLong } from '@alento/domain/lock/auto-lock';
import { readOwned, updateOwned } from '../../lib/session/device/device-store.ts';
import { LOCK, LOCK_FORGOTTEN } from '../../lib/session/ended/unsent-words.ts';
import { session } from '../../lib/session/session.ts';
import { now } from '../../lib/time/clock.ts';
import { getDevice } from '../../platform/this-device.ts';
import { LOCKED_BY, lockCounter, nextMark } from './closings.ts';
import { locked } from './locked.ts';
import { readLock, type StoredLock } from './stored-lock.ts';

let cover: HTMLElement | null = null;

/** Covers the page with a plain element, so that the task switcher's picture shows nothing of it. */
function coverPage(): void {
  if (cover) return;
  cover = document.createElement('div');
  cover.setAttribute('aria-hidden', 'true');
  cover.dataset.cover = '';
  cover.className = 'pointer-events-auto fixed inset-0 z-90 bg-ground';
  document.body.append(cover);
}

function uncoverPage(): void {
  cover?.remove();
  cover = null;
}

/** The lock of the discreet mode while one is set: when it closes, and what the task switcher shows meanwhile. */

/** When this tab was left, if it was open then, ms epoch. */
let leftAt: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/**
 * The last state that the shell was set to; null before that. A page that starts anew may find the switcher still
 * blank.
 */
let isHiding: boolean | null = null;

const stored = (): StoredLock | null => {
  const userId = session.userId();
  return userId === null ? null : readLock(userId);
};

function set(next: boolean): void {
  clearTimeout(timer);
  leftAt = null;
  if (locked.is() !== next) locked.set(next);
}

/** Makes the shell's task switcher blank while a lock is set, and only then. Browsers have only the cover. */
function hideInSwitcher(): void {
  const shell = getDevice().shell;
  const isWanted = stored() !== null;
  if (!shell || isHiding === isWanted) return;
  isHiding = isWanted;
  void shell.lock.hideInSwitcher(isWanted).catch((error: unknown) => {
    // The next call tries again.
    isHiding = null;
    reportError(error);
  });
}

function leave(): void {
  const lock = stored();
  if (!lock) return;
  coverPage();
  if (locked.is()) return;
  leftAt = now();
  clearTimeout(timer);
  if (lock.away === 0) set(true);
  else timer = setTimeout(close, awayMs(lock.away));
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

/** Locks this tab at once, if a lock is set. */
function close(): void {
  if (stored() !== null) set(true);
}

/** Locks every tab of this browser: this one at once, the others when they see the changed mark. */
async function closeAll(): Promise<void> {
  close();
  const userId = session.userId();
  if (userId === null) return;
  await updateOwned(userId, (read) => {
    const mark = nextMark(read(LOCKED_BY));
    lockCounter.keep(mark);
    return { [LOCKED_BY]: mark };
  });
}

/** After a sign-in with the password a forgotten PIN is removed. The mark stays until the person was told. */
function forgetPin(): void {
  const userId = session.userId();
  if (userId === null || readOwned(userId, LOCK_FORGOTTEN) === null) return;
  void updateOwned(userId, () => ({ [LOCK]: null })).then(() => follow());
}

let isFollowingDevice = false;

/**
 * Call it after the lock or the session changed, here or in another tab.
 *
 * @param isNewSession whether the person has just signed in.
 */
function follow(isNewSession = false): void {
  if (!isFollowingDevice) getDevice().followPresence({ onAway: leave, onReturn: comeBack });
  isFollowingDevice = true;
  if (isNewSession) forgetPin();
  if (lockCounter.isNew()) close();
  hideInSwitcher();
  if (stored() === null) {
    set(false);
    uncoverPage();
  } else if (document.visibilityState === 'hidden' && !locked.is() && leftAt === null) leave();
  locked.announce();
}

export const lock = {
  follow,
  close,
  closeAll,
  /** Unlocks after the person was recognised. */
  release: (): void => set(false),
};
