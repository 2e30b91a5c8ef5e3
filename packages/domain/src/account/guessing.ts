import { DAY_MS } from '../time/local-date.ts';

/** Failed attempts on one account from unknown devices, over all networks, before a wait is imposed. */
export const FREE_FAILURES = 20;
/** Longest wait between two attempts. An account is never locked completely. */
export const LONGEST_WAIT_SECONDS = 15 * 60;
/** The failure count is reset this long after the first failure. */
export const FAILURES_KEPT_MS = DAY_MS;

/**
 * How long the next attempt from an unknown device has to wait after this failure: 1 s after the first one
 * beyond the free failures, then twice as long each time (issue "what a hostile test found", §9).
 *
 * @param tries failed attempts within the day, including this one.
 * @returns whole seconds; 0 if there is no wait.
 */
export function waitAfterTry(tries: number): number {
  if (tries <= FREE_FAILURES) return 0;
  return Math.min(2 ** Math.min(tries - FREE_FAILURES - 1, 30), LONGEST_WAIT_SECONDS);
}
