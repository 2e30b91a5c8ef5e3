import { type KeyboardEvent, useRef, useState } from 'react';

/** Steps of the arrow keys. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The focus of a radio group whose choice has an effect at once: arrow keys only move the focus; Enter or Space chooses.
 * Returns the properties of the radio button at a place.
 */
export function useRovingRadios(count: number, initial: number) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [focused, setFocused] = useState(initial);
  const move = (event: KeyboardEvent, from: number): void => {
    const step = STEPS[event.key];
    let to: number | null = null;
    if (step !== undefined) to = (from + step + count) % count;
    else if (event.key === 'Home') to = 0;
    else if (event.key === 'End') to = count - 1;
    if (to === null) return;
    event.preventDefault();
    setFocused(to);
    buttons.current[to]?.focus();
  };
  return (place: number) => ({
    type: 'button' as const,
    tabIndex: focused === place ? 0 : -1,
    ref: (element: HTMLButtonElement | null) => {
      buttons.current[place] = element;
    },
    onKeyDown: (event: KeyboardEvent) => move(event, place),
    onFocus: () => setFocused(place),
  });
}
