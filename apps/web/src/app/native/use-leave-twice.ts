import { LEAVE_AGAIN_MS } from '@alento/domain/interface/gestures';
import { useEffect, useRef } from 'react';
import { getDevice } from '../../platform/this-device.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { nativeCopy } from './native.copy.ts';

/** A notice that isn't shown within this time, ms, isn't waited for: its code may be missing. */
const NOTICE_WITHIN_MS = 10_000;

type Armed = { timer: ReturnType<typeof setTimeout>; hide: () => void };

/** Leaves the app at the second press within 2 s after the notice that the first one shows. */
export function useLeaveTwice(leave: () => void): () => void {
  const armed = useRef<Armed | null>(null);
  const disarm = useRef((): void => {
    clearTimeout(armed.current?.timer);
    armed.current?.hide();
    armed.current = null;
  }).current;
  useEffect(() => {
    // Toasts don't run out while the app is in the background, so the notice would be there after the return.
    const stop = getDevice().followPresence({ onAway: disarm, onReturn: () => undefined });
    return () => {
      stop();
      disarm();
    };
  }, [disarm]);
  return () => {
    if (armed.current) {
      disarm();
      leave();
      return;
    }
    const mine: Armed = {
      timer: setTimeout(disarm, NOTICE_WITHIN_MS),
      hide: toast.hint(nativeCopy.again, LEAVE_AGAIN_MS, () => {
        if (armed.current !== mine) return;
        clearTimeout(mine.timer);
        mine.timer = setTimeout(disarm, LEAVE_AGAIN_MS);
      }),
    };
    armed.current = mine;
  };
}
