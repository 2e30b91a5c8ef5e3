import { useEffect, useEffectEvent, useRef } from 'react';
import { matchesMedia } from '../../platform/media.ts';

/** The meter is drawn at most this often for people who want less motion, ms. */
const CALM_MS = 400;

/** Shows how loud the microphone hears the person, 0 to 1. Screen readers announce the state instead. */
export function LevelMeter({ level }: { level: () => number }) {
  const bar = useRef<HTMLSpanElement>(null);
  const read = useEffectEvent(() => Math.min(1, Math.max(0, level())));
  useEffect(() => {
    const pause = matchesMedia('(prefers-reduced-motion: reduce)') ? CALM_MS : 0;
    let drawnAt = Number.NEGATIVE_INFINITY;
    let frame = 0;
    const draw = (at: number): void => {
      if (at - drawnAt >= pause) {
        drawnAt = at;
        bar.current?.style.setProperty('transform', `scaleX(${read().toFixed(3)})`);
      }
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <span aria-hidden className="block h-2.5 w-32 overflow-hidden rounded-pill bg-surface-sunken" data-level-meter>
      <span
        ref={bar}
        style={{ transform: 'scaleX(0)' }}
        className="block size-full origin-left rounded-pill bg-brand"
      />
    </span>
  );
}
