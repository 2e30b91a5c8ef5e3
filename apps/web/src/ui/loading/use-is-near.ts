import { useEffect, useRef, useState } from 'react';

/**
 * Becomes true, once, when the element is within so many px of the viewport. @param waits true as long as it must not
 * observe yet.
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
