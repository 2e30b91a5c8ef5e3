import { type PopupState, popupStateOf, type StoredPopup, storedOf } from '@alento/domain/mood-popup/mood-popup';
import { readFixed, readOwned, writeOwned } from '../../../lib/session/device-store.ts';

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

const readStored = (userId: string): StoredPopup =>
  Object.fromEntries(FIELDS.map((field) => [field, readOwned(userId, NAMES[field])])) as StoredPopup;

function changeNow(userId: string, change: (state: PopupState) => PopupState): void {
  // Signed out, here or in another tab: what was wiped is not written again.
  if (readFixed('userId') !== userId) return;
  const next = storedOf(change(popupStateOf(readStored(userId))));
  for (const field of FIELDS) writeOwned(userId, NAMES[field], next[field]);
}

/** Changes what all tabs of this person share. One tab at a time, where the browser can see to that. */
export async function changePopup(userId: string, change: (state: PopupState) => PopupState): Promise<void> {
  // Pages on plain http have no locks.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) await locks.request(LOCK, () => changeNow(userId, change));
  else changeNow(userId, change);
}
