import {
  dismiss,
  isDue,
  POPUP_CHECK_MS,
  type PopupState,
  popupStateOf,
  resume,
  type StoredPopup,
  show,
  storedOf,
  tick,
} from '@alento/domain/mood-popup/mood-popup';
import { useEffect, useEffectEvent } from 'react';
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
const changePopup = (userId: string, change: Change): Promise<boolean> =>
  underLock(LOCK, () => changeNow(userId, change));

type Options = {
  /**
   * Whether the popup may appear now. It is called only if the popup is due. If it returns false, the next check
   * calls it again.
   */
  mayAppear: () => boolean;
  /** Whether the popup is still wanted, which takes a request. It is called only if the popup is due and may appear. */
  isWanted: () => Promise<boolean>;
  onAppear: () => void | Promise<void>;
};

/**
 * Measures the time this person spends in the app, in the visible tab, and calls `onAppear` when the popup is due. If
 * storage is full or disabled, the popup doesn't appear, without an error.
 */
export function usePopupTiming(userId: string, { mayAppear, isWanted, onAppear }: Options) {
  const look = useEffectEvent(async () => {
    let appears = false;
    /** Counts the time, and the appearance too if it is decided. */
    const count = (isDecided: boolean): Promise<boolean> =>
      changePopup(userId, (state, at) => {
        const counted = tick(state, at);
        appears = isDue(counted, at) && mayAppear();
        return appears && isDecided ? show(counted, at) : counted;
      });
    try {
      // If the appearance can't be stored, the popup isn't shown.
      if (!(await count(false)) || !appears || !(await isWanted()) || !(await count(true))) return;
    } catch {
      // The browser granted no lock.
      return;
    }
    if (appears) await onAppear();
  });

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const count = (from: typeof tick): void => {
      changePopup(userId, from).catch(() => undefined);
    };
    const follow = (): void => {
      clearInterval(timer);
      if (document.visibilityState === 'visible') {
        count(resume);
        timer = setInterval(() => void look(), POPUP_CHECK_MS);
      } else if (timer !== undefined) {
        // The time since the last check is counted, too.
        timer = undefined;
        count(tick);
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [userId]);

  return {
    dismissed: (): void => {
      changePopup(userId, dismiss).catch(() => undefined);
    },
  };
}
