import { useEffect, useRef, useState } from 'react';
import { keepAwake } from '../../platform/keep-awake.ts';

const TICK_MS = 100;

/**
 * Counts the time of an exercise up to its length, without the time in which it is paused. It pauses when the page is
 * hidden, and keeps the device's screen on while it runs.
 *
 * @returns the elapsed time in ms, and how to pause, resume, end and restart.
 */
export function useStopwatch(lengthMs: number) {
  const [isRunning, setRunning] = useState(true);
  const [elapsedMs, setElapsedMs] = useState(0);
  const before = useRef(0);
  const reach = (ms: number): void => {
    before.current = ms;
    setElapsedMs(ms);
  };

  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now() - before.current;
    const timer = setInterval(() => {
      before.current = Math.min(lengthMs, performance.now() - startedAt);
      setElapsedMs(before.current);
      if (before.current === lengthMs) setRunning(false);
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
  }, [isRunning, lengthMs]);

  return {
    isRunning,
    elapsedMs,
    toggle: () => setRunning(!isRunning),
    end(): void {
      setRunning(false);
      reach(lengthMs);
    },
    restart(): void {
      reach(0);
      setRunning(true);
    },
  };
}
