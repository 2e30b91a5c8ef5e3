import { useEffect } from 'react';

const holders = new Set<symbol>();

/** Whether a screen holds something that is not saved yet: nothing may reload the page over it. */
export const hasUnsavedWork = (): boolean => holders.size > 0;

/** Announces unsaved work for as long as `unsaved` holds and the screen stands. */
export function useUnsavedWork(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const holder = Symbol('unsaved work');
    holders.add(holder);
    return () => {
      holders.delete(holder);
    };
  }, [unsaved]);
}
