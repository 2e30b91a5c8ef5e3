import { DAY_MS, type LocalDate } from '../time/local-date.ts';

/** Number of failed attempts on one account from unknown devices in any networks, after which a wait is imposed. */
export const FREE_FAILURES = 20;
/** Longest wait between two attempts. An account is never locked completely. */
export const LONGEST_WAIT_SECONDS = 15 * 60;
/** Time after the first failure at which the failure count is reset. */
export const FAILURE_COUNT_RESET_MS = DAY_MS;

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

/** Time between the notice about an unused account and its deletion, days. */
export const INACTIVE_NOTICE_DAYS = 90;

/** The UTC day of an instant, which `last_used_on` has. */
export const usedOn = (at: number): LocalDate => new Date(at).toISOString().slice(0, 10);

/**
 * The last day of use of an account that counts as not used any more.
 *
 * @param now ms epoch.
 * @param months calendar months without use. A day that a month doesn't have counts as its last day.
 */
export function unusedSince(now: number, months: number): LocalDate {
  const today = new Date(now);
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth() - months, today.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return usedOn(Date.UTC(year, month, Math.min(day, lastDay)));
}

/** The newest notice after which an account may be deleted, ms epoch. */
export const noticeEnded = (now: number, noticeDays: number): number => now - noticeDays * DAY_MS;
