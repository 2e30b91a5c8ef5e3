import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Returns the point to which a key moves; null for other keys. */
export type Move = (key: string, from: number) => number | null;

/** Arrow keys move in the given order, Home and End to the ends. */
const inOrder =
  (stops: readonly number[]): Move =>
  (key, from) => {
    const at = stops.indexOf(from);
    if (key === 'ArrowRight' || key === 'ArrowDown') return stops[at + 1] ?? null;
    if (key === 'ArrowLeft' || key === 'ArrowUp') return at > 0 ? (stops[at - 1] ?? null) : null;
    if (key === 'Home') return stops[0] ?? null;
    return key === 'End' ? (stops.at(-1) ?? null) : null;
  };

function pointOf(target: EventTarget): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-point]') : null;
  return element ? Number(element.dataset.point) : null;
}

/**
 * Keyboard and tooltip handling for the points of a chart: one tab stop, arrow keys, and the point whose tooltip is
 * shown. Points are elements with `data-point` inside the element that takes `chartProps`.
 */
export function usePoints<Chart extends HTMLElement>(stops: readonly number[], move: Move = inOrder(stops)) {
  const chart = useRef<Chart>(null);
  const [visited, setVisited] = useState<number | null>(null);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const tabStop = visited !== null && stops.includes(visited) ? visited : (stops.at(-1) ?? null);

  // A touch outside of the chart hides the tooltip.
  useEffect(() => {
    if (activeIndex === null) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !chart.current?.contains(event.target)) setActiveIndex(null);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [activeIndex]);

  return {
    tabStop,
    activeIndex,
    setActiveIndex,
    chartProps: {
      ref: chart,
      onFocus: (event: FocusEvent) => {
        const point = pointOf(event.target);
        if (point === null) return;
        setVisited(point);
        setActiveIndex(point);
      },
      onBlur: () => setActiveIndex(null),
      onPointerOver: (event: PointerEvent) => setActiveIndex(pointOf(event.target)),
      onPointerLeave: (event: PointerEvent) => {
        // Lifting a finger also fires pointerleave, but the tooltip should stay visible then.
        if (event.pointerType === 'mouse') setActiveIndex(null);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') return setActiveIndex(null);
        const from = pointOf(event.target);
        const to = from === null ? null : move(event.key, from);
        if (to === null) return;
        event.preventDefault();
        chart.current?.querySelector<HTMLElement>(`[data-point="${to}"]`)?.focus();
      },
    },
  };
}
