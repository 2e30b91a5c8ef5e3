import { DAY_MS } from '../time/local-date.ts';

/** Failed tries at one account from devices it does not know, over all networks, that cost no wait. */
export const FREE_FAILURES = 20;
/** Longest wait between two tries, however many failed: an account is slowed down, never locked. */
export const LONGEST_WAIT_SECONDS = 15 * 60;
/** Failures are forgotten this long after the first of them. */
export const FAILURES_KEPT_MS = DAY_MS;

/**
 * How long the next try from an unknown device has to wait after this one: 1 s after the first that
 * was not free, then twice as long each time (issue "what a hostile test found", §9).
 *
 * @param tries failed ones within the day, this one included.
 * @returns whole seconds; 0 where no wait is due.
 */
export function waitAfterTry(tries: number): number {
  if (tries <= FREE_FAILURES) return 0;
  return Math.min(2 ** Math.min(tries - FREE_FAILURES - 1, 30), LONGEST_WAIT_SECONDS);
}
