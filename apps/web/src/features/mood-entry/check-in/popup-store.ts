import { type PopupState, popupStateOf, type StoredPopup, storedOf } from '@alento/domain/mood-popup/mood-popup';
import { updateOwned } from '../../../lib/session/device/device-store.ts';
import { now } from '../../../lib/time/clock.ts';

/** The five stored keys (companion §9), per person on this device. */
const NAMES: Record<keyof PopupState, string> = {
  startedAt: 'mood-popup-start',
  lastShownAt: 'mood-popup-last-shown',
  totalMs: 'mood-popup-total',
  dismissedAt: 'mood-popup-dismissed',
  shownCount: 'mood-popup-count',
};
const FIELDS = Object.keys(NAMES) as (keyof PopupState)[];

const LOCK = 'alento-mood-popup';

type Change = (state: PopupState, at: number) => PopupState;

function changeNow(userId: string, change: Change): Promise<boolean> {
  const at = now();
  return updateOwned(userId, (read) => {
    const stored = Object.fromEntries(FIELDS.map((field) => [field, read(NAMES[field])])) as StoredPopup;
    const next = storedOf(change(popupStateOf(stored), at));
    return Object.fromEntries(FIELDS.map((field) => [NAMES[field], next[field]]));
  });
}

/**
 * Updates the state that all tabs of this person share, under a lock if the browser has one. Resolves to whether it was
 * stored: after a sign-out, here or in another tab, nothing is written.
 * @param change must be pure: it may be called more than once, and the last result counts.
 */
export async function changePopup(userId: string, change: Change): Promise<boolean> {
  // Pages on plain HTTP have no locks.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(LOCK, () => changeNow(userId, change)) : changeNow(userId, change);
}
