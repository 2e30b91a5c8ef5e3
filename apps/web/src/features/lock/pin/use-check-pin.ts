import { useEffect, useState } from 'react';
import { lockScreenCopy as copy, waitText } from '../screen/lock-screen.copy.ts';
import { followClock, waitLeft } from './pin-attempts.ts';
import { checkPin } from './set-pin.ts';

const TICK_MS = 500;

/** What is left of the wait after wrong PINs, ms, as it passes. `read` starts the display of a new wait. */
function useWait(userId: string): { leftMs: number; read: () => number } {
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

/** The check of a typed PIN, with what to say about it. */
export function useCheckPin(userId: string, onRight: (pin: string) => void | Promise<void>) {
  const { leftMs, read } = useWait(userId);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A wait that is over is said once; its seconds are only shown.
  const [wasWaiting, setWasWaiting] = useState(leftMs > 0);
  if (wasWaiting !== leftMs > 0) {
    setWasWaiting(leftMs > 0);
    if (wasWaiting) setProblem(copy.waitIsOver);
  }

  const check = async (typed: string): Promise<boolean> => {
    const pin = typed.replace(/\s/g, '');
    if (isBusy || leftMs > 0) return false;
    if (pin === '') {
      setProblem(copy.missing);
      return false;
    }
    setIsBusy(true);
    try {
      const checked = await checkPin(userId, pin);
      if (checked === 'right') {
        setProblem(null);
        await onRight(pin);
        return true;
      }
      const left = read();
      setProblem(left > 0 ? copy.wait(waitText(left)) : copy.wrong);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { check, isBusy, leftMs, problem, isWrong: problem !== null && problem !== copy.waitIsOver };
}
