import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type BackAnswer, sendBackPress } from './back-press.ts';

/** Layers above the page: dialogs, panels, menus, the mood popup, the crisis card. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';

/**
 * Closes the layer on top, or goes back within it; one that must not be closed stays. Something else may handle the
 * press too, such as a recording.
 */
export function closeTop(): BackAnswer {
  const isOpen = document.querySelector(LAYERS) !== null;
  const answer = sendBackPress(document.activeElement ?? document.body);
  return answer === 'nothing' && isOpen ? 'handled' : answer;
}

/** The position in the router's history that the state of an entry names; 0 for the first. */
export const placeOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;

/** Back of the browser closes the layer on top instead of leaving the page. */
export function useBackCloses(): void {
  const { key } = useLocation();
  const here = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has a key of its own.
  useEffect(() => {
    here.current = placeOf(window.history.state);
  }, [key]);
  useEffect(() => {
    const stay = (event: PopStateEvent): void => {
      const steps = here.current - placeOf(event.state);
      if (steps <= 0 || closeTop() !== 'handled') return;
      // This handler runs before the router's, which must not receive the event.
      event.stopImmediatePropagation();
      window.history.go(steps);
    };
    window.addEventListener('popstate', stay, { capture: true });
    return () => window.removeEventListener('popstate', stay, { capture: true });
  }, []);
}
