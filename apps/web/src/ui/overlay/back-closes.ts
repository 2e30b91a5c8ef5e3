import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { onBack, placeOf } from '../../lib/page/on-back.ts';
import { getDevice } from '../../platform/this-device.ts';
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

/**
 * Adds an entry of the same page after the first one of the app, before which Back would leave the app without an event.
 *
 * @returns its position.
 */
function addEntry(place: number): number {
  window.history.pushState({ ...window.history.state, idx: place + 1 }, '');
  return place + 1;
}

/** Back of the browser closes the layer on top instead of leaving the page. The app on the phone has its own button. */
export function useBackCloses(): void {
  const { key } = useLocation();
  const here = useRef({ place: 0, address: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has a key of its own.
  useEffect(() => {
    const place = placeOf(window.history.state) ?? here.current.place;
    here.current = { place, address: window.location.href };
  }, [key]);
  useEffect(() => {
    if (getDevice().shell !== null) return;
    // A layer takes the focus when it is opened. This code may arrive after that.
    const addForLayer = (): void => {
      const { place } = here.current;
      if (place > 0 || !document.activeElement?.closest(LAYERS)) return;
      here.current = { place: addEntry(place), address: window.location.href };
    };
    addForLayer();
    document.addEventListener('focusin', addForLayer);
    return () => document.removeEventListener('focusin', addForLayer);
  }, []);
  useEffect(
    () =>
      onBack((event) => {
        const there = placeOf(event.state);
        const { place, address } = here.current;
        if (there === null || there >= place) return;
        const isHandled = closeTop() === 'handled';
        const isSamePage = there === 0 && place === 1 && address === window.location.href;
        if (!isHandled && !isSamePage) return;
        // The router must not receive the event.
        event.stopImmediatePropagation();
        if (isHandled) return window.history.go(place - there);
        // The entry was added for a layer, which the person has closed: Back leaves the app.
        here.current.place = there;
        window.history.back();
      }),
    [],
  );
}
