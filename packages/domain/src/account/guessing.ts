import { DAY_MS } from '../time/local-date.ts';

/** Number of failed attempts on one account from unknown devices in any networks, after which a wait is imposed. */
export const FREE_FAILURES = 20;
/** Longest wait between two attempts. An account is never locked completely. */
export const LONGEST_WAIT_SECONDS = 15 * 60;
/** Time after the first failure at which the failure count is reset. */
export const FAILURES_KEPT_MS = DAY_MS;

/**
 * How long the next attempt from an unknown device has to wait after this failure: 1 s after the first failure beyond
 * FREE_FAILURES, then twice as long after each further failure.
 *
 * @param tries failed attempts within the day, including this one.
 * @returns whole seconds; 0 if there is no wait.
 */
export function waitAfterTry(tries: number): number {
  if (tries <= FREE_FAILURES) return 0;
  return Math.min(2 ** Math.min(tries - FREE_FAILURES - 1, 30), LONGEST_WAIT_SECONDS);
}
