import { useEffect } from 'react';

const holders = new Set<symbol>();

/** Whether something is going on that nothing may cover: the crisis card, a conversation by voice, the lock screen. */
export const areInterruptionsBlocked = (): boolean => holders.size > 0;

/** Registers such a thing while `isActive` is true and the component is mounted. */
export function useBlockInterruptions(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const holder = Symbol();
    holders.add(holder);
    return () => {
      holders.delete(holder);
    };
  }, [isActive]);
}
