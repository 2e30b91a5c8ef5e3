import type { Stop } from './stop.ts';

/** Whether a media query matches; false in a browser without media queries. */
export const matchesMedia = (query: string): boolean => window.matchMedia?.(query).matches === true;

/** Calls the listener when a media query begins or ceases to match. */
export function followMedia(query: string, listener: (event: MediaQueryListEvent) => void): Stop {
  const media = window.matchMedia?.(query);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}
