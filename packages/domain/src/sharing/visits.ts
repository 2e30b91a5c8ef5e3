import { VISIT_PAUSE_MINUTES } from './limits.ts';

const PAUSE_MS = VISIT_PAUSE_MINUTES * 60_000;

/**
 * The end of the visit before the current one: the last access before a pause. Null at the first visit.
 *
 * @param accesses times of accesses, newest first, ms epoch.
 */
export function lastVisitOf(accesses: readonly number[], now: number): number | null {
  let later = now;
  for (const at of accesses) {
    if (later - at >= PAUSE_MS) return at;
    later = at;
  }
  return null;
}
