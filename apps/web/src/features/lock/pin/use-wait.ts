import { useEffect, useState } from 'react';
import { followClock, waitLeft } from './pin-attempts.ts';

const TICK_MS = 500;

/** What is left of the wait after wrong PINs, ms, as it passes. `read` starts the display of a new wait. */
export function useWait(userId: string): { leftMs: number; read: () => number } {
  const [leftMs, setLeftMs] = useState(() => waitLeft(userId));
  const read = (): number => {
    const left = waitLeft(userId);
    setLeftMs(left);
    return left;
  };
  const isWaiting = leftMs > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const tick = (): void => {
      void followClock(userId);
      setLeftMs(waitLeft(userId));
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, userId]);
  return { leftMs, read };
}
