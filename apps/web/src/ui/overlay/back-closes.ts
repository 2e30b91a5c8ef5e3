import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { onBack, placeOf } from '../../lib/page/on-back.ts';
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

/** Back of the browser closes the layer on top instead of leaving the page. */
export function useBackCloses(): void {
  const { key } = useLocation();
  const here = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has a key of its own.
  useEffect(() => {
    here.current = placeOf(window.history.state) ?? here.current;
  }, [key]);
  useEffect(
    () =>
      onBack((event) => {
        const there = placeOf(event.state);
        if (there === null || there >= here.current || closeTop() !== 'handled') return;
        // The router must not receive the event.
        event.stopImmediatePropagation();
        window.history.go(here.current - there);
      }),
    [],
  );
}
