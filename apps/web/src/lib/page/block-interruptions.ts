import { useEffect } from 'react';

const holders = new Set<symbol>();

/** Whether something is going on that nothing may cover: the crisis card, a conversation by voice, the lock screen. */
export const isBusy = (): boolean => holders.size > 0;

/** Registers such a thing while `busy` is true and the component is mounted. */
export function useBusy(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    const holder = Symbol('busy');
    holders.add(holder);
    return () => {
      holders.delete(holder);
    };
  }, [busy]);
}
