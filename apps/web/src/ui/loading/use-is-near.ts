import { useEffect, useRef, useState } from 'react';

/**
 * Becomes true, once, when the element is at most `marginPx` away from the viewport.
 *
 * @param waits true while the element must not be observed yet.
 */
export function useIsNear<Place extends Element>(marginPx: number, waits = false) {
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (waits || isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [marginPx, waits, isNear]);
  return { place, isNear };
}
