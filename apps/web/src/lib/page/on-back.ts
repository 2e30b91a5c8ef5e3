import type { Stop } from '../../platform/stop.ts';

type Handler = (event: PopStateEvent) => void;
const handlers: Handler[] = [];

/**
 * Follows moves in the browser's history. Called before the router is mounted, because a window calls its listeners in
 * the order in which they were added, also those for the capture phase.
 */
export const followHistory = (): void => window.addEventListener('popstate', (event) => handlers.at(-1)?.(event));

/** Calls the handler before the router hears of a move, unless a newer handler is there. */
export function onBack(handler: Handler): Stop {
  handlers.push(handler);
  return () => void handlers.splice(handlers.indexOf(handler), 1);
}

/** The position in the router's history that the state of an entry names; null for a link within the page. */
export const placeOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;
