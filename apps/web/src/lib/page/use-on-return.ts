import { useEffect, useEffectEvent } from 'react';
import { getDevice } from '../../platform/this-device.ts';

/**
 * Calls back when the person returns from another site's page: the browser shows this page again from its memory, or
 * the shell's app, whose page was never left, returns to the screen.
 */
export function useOnReturn(returned: () => void): void {
  const onReturn = useEffectEvent(returned);
  useEffect(() => {
    if (import.meta.env.VITE_SHELL) {
      return getDevice().followPresence({ onAway: () => undefined, onReturn: () => onReturn() });
    }
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
}
