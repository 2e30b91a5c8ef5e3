import { DAY_MS, type LocalDate } from '../time/local-date.ts';

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
