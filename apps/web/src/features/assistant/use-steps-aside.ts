import { useEffect, useState } from 'react';

/** Smaller movements don't count as scrolling, px. */
const SCROLL_MIN_PX = 8;
/** After this time without scrolling, the button returns, ms. */
const REST_MS = 1200;

/** Whether a floating element hides: while the page is scrolled down, until it is scrolled up or stops. */
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
