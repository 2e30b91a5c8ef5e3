import { useEffect } from 'react';

/** Unsaved works, and whether each stays on the device when the person goes to another screen. */
const holders = new Map<symbol, boolean>();

/** Whether a screen has unsaved work; the page must not reload then. */
export const hasUnsavedWork = (): boolean => holders.size > 0;

/** Whether unsaved work is lost if the person goes to another screen. */
export const losesByLeaving = (): boolean => [...holders.values()].includes(false);

/**
 * Registers unsaved work that belongs to no component. Returns a function that ends it.
 *
 * @param survivesLeaving see `useUnsavedWork`
 */
export function beginUnsavedWork(survivesLeaving: boolean): () => void {
  const holder = Symbol('unsaved work');
  holders.set(holder, survivesLeaving);
  return () => {
    holders.delete(holder);
  };
}

/**
 * Registers unsaved work while `unsaved` is true and the component is mounted.
 *
 * @param survivesLeaving true for work that survives a change of the screen, such as a draft, but maybe not a reload.
 */
export function useUnsavedWork(
  unsaved: boolean,
  { survivesLeaving = false }: { survivesLeaving?: boolean } = {},
): void {
  useEffect(() => (unsaved ? beginUnsavedWork(survivesLeaving) : undefined), [unsaved, survivesLeaving]);
}
