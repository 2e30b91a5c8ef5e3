import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the player is minimised, restored or closed, because the control that had it is then removed.
 */
export function usePlayerFocus(isMinimised: boolean) {
  const frame = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const hadFocus = useRef(false);
  const before = useRef(isMinimised);

  useEffect(() => {
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    return () => {
      if (!hadFocus.current) return;
      hadFocus.current = false;
      const from = opener.current;
      const target = from?.isConnected && from !== document.body ? from : document.querySelector('main');
      target?.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    if (before.current === isMinimised) return;
    before.current = isMinimised;
    if (!hadFocus.current) return;
    const name = isMinimised ? '[data-restore]' : '[data-minimise]';
    frame.current?.querySelector<HTMLElement>(name)?.focus({ preventScroll: true });
  }, [isMinimised]);

  const follow = {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      // The event has no relatedTarget if the focused control was removed.
      if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) hadFocus.current = false;
    },
  };
  return { frame, follow };
}
