import { useEffect, useState } from 'react';

/** A finger's tremble is no scroll, px. */
const SCROLL_MIN_PX = 8;
/** A page that has not moved for this long is read, not scrolled, ms. */
const REST_MS = 1200;

/** Whether something floating stands aside: while one scrolls down, until one scrolls up or rests. */
export function useStepsAside(): boolean {
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < SCROLL_MIN_PX) return;
      last = window.scrollY;
      setAside(moved > 0);
      clearTimeout(resting);
      resting = setTimeout(() => setAside(false), REST_MS);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      clearTimeout(resting);
    };
  }, []);
  return isAside;
}
