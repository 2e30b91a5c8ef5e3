import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to the element that was focused when the dialog opened. Radix returns it only to its own trigger,
 * which these dialogs don't have.
 */
export function useFocusReturn(open: boolean) {
  const opener = useRef<HTMLElement | null>(null);
  // A layout effect, because it runs before the content can focus itself.
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (open) opener.current = before instanceof HTMLElement && before !== document.body ? before : null;
  }, [open]);
  return {
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      // The confirmed action may have removed the element that opened the dialog.
      const target = opener.current?.isConnected ? opener.current : document.querySelector('main');
      target?.focus();
    },
  };
}
