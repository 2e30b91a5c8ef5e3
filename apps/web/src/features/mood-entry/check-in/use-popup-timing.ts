import { dismiss, isDue, POPUP_CHECK_MS, resume, show, tick } from '@alento/domain/mood-popup/mood-popup';
import { useEffect, useEffectEvent } from 'react';
import { changePopup } from './popup-store.ts';

type Options = {
  /** Whether the popup may appear now. Asked only when it is due: otherwise it waits for the next look. */
  mayAppear: () => boolean;
  onAppear: () => void | Promise<void>;
};

/**
 * Counts the time this person spends on the platform, in the tab that is in view, and tells when the
 * popup is due (companion §9). A storage that is full or switched off means no popup, and no error.
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
      // Not remembered as shown: then it isn't.
      if (!isKept) return;
    } catch {
      // The browser gave no lock.
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
        // What was spent here until now.
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
