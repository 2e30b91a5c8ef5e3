import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { now } from '../../../../lib/time/clock.ts';

/** How many times as large a photo is when it is zoomed in. */
export const ZOOM = 3;
/** Two taps are one double tap within this time (ms) and distance (px). */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 32;
/** How far an arrow key moves a zoomed photo, px. */
const KEY_STEP = 80;

/** A place in the frame, as shares of its width and height. */
type Place = { x: number; y: number };

const CENTRE: Place = { x: 0.5, y: 0.5 };
const ARROWS: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Zooms a photo in a frame that scrolls: by a button and by a double tap. The native app has no zoom of the page. Another
 * photo is shown whole.
 *
 * @param key of the photo.
 */
export function useZoom(key: string | undefined) {
  const frame = useRef<HTMLElement>(null);
  const [zoomed, setZoomed] = useState<{ key: string | undefined; at: Place } | null>(null);
  const lastTap = useRef({ at: 0, x: 0, y: 0 });
  const at = zoomed !== null && zoomed.key === key ? zoomed.at : null;
  // What was tapped stays under the finger.
  useLayoutEffect(() => {
    if (!frame.current || at === null) return;
    frame.current.scrollLeft = at.x * frame.current.clientWidth * (ZOOM - 1);
    frame.current.scrollTop = at.y * frame.current.clientHeight * (ZOOM - 1);
  }, [at]);
  const toggle = (place = CENTRE): void => setZoomed(at === null ? { key, at: place } : null);
  return {
    frame,
    isZoomed: at !== null,
    toggle: () => toggle(),
    tap({ clientX: x, clientY: y, currentTarget }: MouseEvent): void {
      const before = lastTap.current;
      lastTap.current = { at: now(), x, y };
      const isNear = Math.hypot(x - before.x, y - before.y) < DOUBLE_TAP_PX;
      if (!isNear || now() - before.at > DOUBLE_TAP_MS) return;
      // A third tap is the first of the next two.
      lastTap.current.at = 0;
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      toggle({ x: (x - left) / width, y: (y - top) / height });
    },
    /** Moves a zoomed photo by an arrow key. Returns whether it did. */
    move(arrow: string): boolean {
      const by = ARROWS[arrow];
      if (!frame.current || at === null || !by) return false;
      frame.current.scrollLeft += by.x * KEY_STEP;
      frame.current.scrollTop += by.y * KEY_STEP;
      return true;
    },
  };
}
