import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Focuses the current step's `data-voice-focus` if the element with the focus was removed, or if the step changed and
 * nothing has the focus. A change of the step's content doesn't move the focus of somebody who reads the messages, and
 * neither does a session that is already running when the screens open.
 *
 * @param step the screen; null before the first one
 * @param content changes with everything that may remove an element from the screen
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, step: string | null, content: string): void {
  const last = useRef<Element | null>(null);
  const before = useRef({ step, content });

  useEffect(() => {
    const area = place.current;
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last.current = target;
    };
    area?.addEventListener('focusin', note);
    return () => area?.removeEventListener('focusin', note);
  }, [place]);

  // A layout effect runs before the dialog of the panel sees the removal, which would focus the whole panel.
  useLayoutEffect(() => {
    const { step: earlier } = before.current;
    const isSame = earlier === step && before.current.content === content;
    before.current = { step, content };
    if (isSame || !isNowhere()) return;
    const wasRemoved = last.current !== null && !last.current.isConnected;
    if (wasRemoved || (earlier !== step && (earlier !== null || step !== 'session')))
      place.current?.querySelector<HTMLElement>('[data-voice-focus]')?.focus({ preventScroll: true });
  }, [place, step, content]);
}
