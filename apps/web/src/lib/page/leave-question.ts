import { useEffect } from 'react';

/** Lets the browser ask, in its own dialog, before the page is reloaded or closed while `isActive` is true. */
export function useLeaveQuestion(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
