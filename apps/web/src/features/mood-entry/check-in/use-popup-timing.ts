import { dismiss, isDue, POPUP_CHECK_MS, resume, show, tick } from '@alento/domain/mood-popup/mood-popup';
import { useEffect, useEffectEvent } from 'react';
import { changePopup } from './popup-store.ts';

type Options = {
  /**
   * Whether the popup may appear now. It is called only if the popup is due. If it returns false, the next check
   * calls it again.
   */
  mayAppear: () => boolean;
  onAppear: () => void | Promise<void>;
};

/**
 * Measures the time this person spends in the app, in the visible tab, and calls `onAppear` when the popup is due. If
 * storage is full or disabled, the popup doesn't appear, without an error.
 */
export function usePopupTiming(userId: string, { mayAppear, onAppear }: Options) {
  const look = useEffectEvent(async () => {
    let appears = false;
    try {
      const isKept = await changePopup(userId, (state, at) => {
        const counted = tick(state, at);
        appears = isDue(counted, at) && mayAppear();
        return appears ? show(counted, at) : counted;
      });
      // If the appearance can't be stored, the popup isn't shown.
      if (!isKept) return;
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
