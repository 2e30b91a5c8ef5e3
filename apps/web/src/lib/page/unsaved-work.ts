import { useEffect } from 'react';

const holders = new Set<symbol>();

/** Whether a screen has unsaved work; the page must not reload then. */
export const hasUnsavedWork = (): boolean => holders.size > 0;

/** Registers unsaved work while `unsaved` is true and the component is mounted. */
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
