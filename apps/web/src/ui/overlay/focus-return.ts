import { useLayoutEffect, useRef } from 'react';

/** What takes the focus when the focused element in it is removed: the element around it with `data-focus-home`. */
export const focusHomeOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-focus-home]') ?? null;

/**
 * Returns the focus to the element that was focused when the dialog opened. Radix returns it only to its own trigger,
 * which these dialogs don't have.
 */
export function useFocusReturn(open: boolean) {
  const opener = useRef<HTMLElement | null>(null);
  const home = useRef<HTMLElement | null>(null);
  // A layout effect, because it runs before the content can focus itself.
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!open) return;
    opener.current = before instanceof HTMLElement && before !== document.body ? before : null;
    home.current = focusHomeOf(opener.current);
  }, [open]);
  return {
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      // The confirmed action may have removed the element that opened the dialog.
      const target = [opener.current, home.current].find((one) => one?.isConnected);
      (target ?? document.querySelector('main'))?.focus();
    },
  };
}
