import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by a script in index.html until the app takes over. */
    earlyClick?: { button: HTMLButtonElement | null } | undefined;
  }
}

let pressed: HTMLButtonElement | null = null;

/** From here on React receives presses, even during hydration. An earlier one is kept for `EarlyClick`. */
export function takeEarlyClick(): void {
  pressed = window.earlyClick?.button ?? null;
  window.earlyClick = undefined;
}

function pressAgain(): void {
  const button = pressed;
  pressed = null;
  if (button?.isConnected) button.click();
}

/** Presses the button that was pressed before the app could react, after form fields have restored what was typed. */
export function EarlyClick() {
  useEffect(() => {
    const timer = setTimeout(pressAgain);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
