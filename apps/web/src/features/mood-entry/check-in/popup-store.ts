import { type PopupState, popupStateOf, type StoredPopup, storedOf } from '@alento/domain/mood-popup/mood-popup';
import { updateOwned } from '../../../lib/session/device/device-store.ts';
import { now } from '../../../lib/time/clock.ts';

/** The five stored keys (companion §9), for each person on this device. */
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
 * Changes what all tabs of this person share. One tab at a time, where the browser can see to that.
 * Resolves to whether it is kept: signed out, here or in another tab, what was wiped is not written again.
 *
 * @param change pure: it may be asked more than once, and the last answer counts.
 */
export async function changePopup(userId: string, change: Change): Promise<boolean> {
  // Pages on plain http have no locks.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(LOCK, () => changeNow(userId, change)) : changeNow(userId, change);
}
