import { useEffect } from 'react';

declare global {
  interface Window {
    /** Kept by the page itself (index.html) until the app takes over. */
    earlyClick?: { button: HTMLButtonElement | null } | undefined;
  }
}

let pressed: HTMLButtonElement | null = null;

/** From here on the app hears presses itself, even while it hydrates; what came before waits. */
export function takeEarlyClick(): void {
  pressed = window.earlyClick?.button ?? null;
  window.earlyClick = undefined;
}

function pressAgain(): void {
  const button = pressed;
  pressed = null;
  if (button?.isConnected) button.click();
}

/** Presses the button again that was pressed before the app could hear it, once fields have settled. */
export function EarlyClick() {
  useEffect(() => {
    const timer = setTimeout(pressAgain);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
