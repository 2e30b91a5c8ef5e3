import { type PopupState, popupStateOf, type StoredPopup, storedOf } from '@alento/domain/mood-popup/mood-popup';
import { updateOwned } from '../../../lib/session/device/device-store.ts';
import { now } from '../../../lib/time/clock.ts';
import { underLock } from '../../../platform/locks.ts';

/** The five storage keys, per person on this device. */
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
 * Changes the state that all tabs of this person share, under a lock. Resolves to
 * whether the state was stored. After a sign-out, in this or another tab, nothing is stored.
 * @param change a pure function, because it may be called more than once; the result of the last call is stored
 */
export const changePopup = (userId: string, change: Change): Promise<boolean> =>
  underLock(LOCK, () => changeNow(userId, change));
