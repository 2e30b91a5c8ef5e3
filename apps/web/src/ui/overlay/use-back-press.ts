import { useEffect, useEffectEvent } from 'react';
import { handleEscape } from './back-press.ts';

/**
 * Makes Back of the device and of the browser go to the page before within a screen; null leaves the screen. A layer
 * above the screen handles the press first.
 */
export function useBackPress(onBack: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!event.defaultPrevented) handleEscape(event, { onBack, canClose: true });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
