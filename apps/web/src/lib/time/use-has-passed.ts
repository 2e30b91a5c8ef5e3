import { useEffect, useState } from 'react';
import { serverNow } from './clock-skew.ts';

/**
 * Longest wait until the clock is read again, ms. A timer can't be longer than 24 days, and stops while the device
 * sleeps.
 */
const LONGEST_WAIT_MS = 60_000;

/**
 * Whether an instant has passed, by the server's clock if this device's is known to be wrong; re-renders when it does.
 *
 * @param at ms epoch; null for never.
 */
export function useHasPassed(at: number | null): boolean {
  const [, readAgain] = useState(0);
  const hasPassed = at !== null && at <= serverNow();
  useEffect(() => {
    if (at === null || hasPassed) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      clearTimeout(timer);
      const left = at - serverNow();
      if (left <= 0) readAgain((count) => count + 1);
      else timer = setTimeout(wait, Math.min(left, LONGEST_WAIT_MS));
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [at, hasPassed]);
  return hasPassed;
}
