import { useEffect, useRef, useState } from 'react';
import { keepAwake } from '../../platform/keep-awake.ts';

const TICK_MS = 100;

/**
 * Counts the time of an exercise, without the time in which it is paused. It pauses when the page is hidden, and keeps
 * the device's screen on while it runs.
 *
 * @returns the elapsed time in ms, and how to pause, resume and restart.
 */
export function useStopwatch() {
  const [isRunning, setRunning] = useState(true);
  const [elapsedMs, setElapsedMs] = useState(0);
  const before = useRef(0);

  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now() - before.current;
    const timer = setInterval(() => {
      before.current = performance.now() - startedAt;
      setElapsedMs(before.current);
    }, TICK_MS);
    const pauseIfHidden = (): void => {
      if (document.visibilityState === 'hidden') setRunning(false);
    };
    document.addEventListener('visibilitychange', pauseIfHidden);
    const letSleep = keepAwake();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pauseIfHidden);
      letSleep();
    };
  }, [isRunning]);

  return {
    isRunning,
    elapsedMs,
    toggle: () => setRunning(!isRunning),
    restart(): void {
      before.current = 0;
      setElapsedMs(0);
      setRunning(true);
    },
  };
}
