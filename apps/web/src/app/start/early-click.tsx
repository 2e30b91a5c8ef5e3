import { useEffect } from 'react';

declare global {
  interface Window {
    /** The press stored by a script in index.html, until the app handles presses. */
    earlyClick?: { button: HTMLButtonElement | null } | undefined;
  }
}

let pressed: HTMLButtonElement | null = null;

/**
 * Removes the script's listener, because React handles presses from here on, even during hydration. `EarlyClick`
 * repeats an earlier press.
 */
export function takeEarlyClick(): void {
  pressed = window.earlyClick?.button ?? null;
  window.earlyClick = undefined;
}

function pressAgain(): void {
  const button = pressed;
  pressed = null;
  if (button?.isConnected) button.click();
}

/** Repeats the press that happened before the app could react, after form fields have restored what was typed. */
export function EarlyClick() {
  useEffect(() => {
    const timer = setTimeout(pressAgain);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
