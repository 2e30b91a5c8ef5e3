import { type Pull, pullOf, RELOAD_AFTER_MS } from '@alento/domain/interface/gestures';
import { useEffect, useState } from 'react';
import { mayPull } from './may-pull.ts';

type Phase = { kind: 'idle' } | { kind: 'pulling'; pull: Pull } | { kind: 'reloading' };
type Point = { x: number; y: number };

const IDLE: Phase = { kind: 'idle' };

/** Returns the position of a single touch. Null if there are several. */
function fingerOf({ touches }: TouchEvent): Point | null {
  const touch = touches[0];
  return touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
}

/**
 * Follows a touch that pulls the page down from its top, and reloads the page if the touch is released far enough
 * down.
 */
export function usePull(reload: () => void): Phase {
  const [phase, setPhase] = useState<Phase>(IDLE);

  useEffect(() => {
    document.documentElement.classList.add('pulls-to-refresh');
    return () => document.documentElement.classList.remove('pulls-to-refresh');
  }, []);

  useEffect(() => {
    let start: Point | null = null;
    let pull: Pull | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const stop = (): void => {
      if (timer !== undefined) return;
      start = null;
      pull = null;
      setPhase(IDLE);
    };
    const begin = (event: TouchEvent): void => {
      const finger = fingerOf(event);
      if (timer === undefined && finger && mayPull(event.target)) start = finger;
      else stop();
    };
    const move = (event: TouchEvent): void => {
      if (!start) return;
      const finger = fingerOf(event);
      const down = finger ? finger.y - start.y : 0;
      const aside = finger ? Math.abs(finger.x - start.x) : 0;
      // With a second finger, on a scrolled page, or after a swipe up or sideways, the touch is another gesture.
      const isOther = !finger || window.scrollY > 0 || (pull === null && (down < 0 || aside > Math.max(down, 1)));
      if (isOther) {
        stop();
        return;
      }
      pull = pullOf(down);
      setPhase({ kind: 'pulling', pull });
    };
    const release = (): void => {
      if (!start) return;
      const ready = pull?.ready === true && mayPull(null);
      stop();
      if (!ready) return;
      setPhase({ kind: 'reloading' });
      timer = setTimeout(reload, RELOAD_AFTER_MS);
    };

    const passive = { passive: true } as const;
    document.addEventListener('touchstart', begin, passive);
    document.addEventListener('touchmove', move, passive);
    document.addEventListener('touchend', release, passive);
    document.addEventListener('touchcancel', stop, passive);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchmove', move);
      document.removeEventListener('touchend', release);
      document.removeEventListener('touchcancel', stop);
    };
  }, [reload]);

  return phase;
}
