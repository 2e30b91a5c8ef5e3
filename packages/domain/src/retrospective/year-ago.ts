import { type DatedScore, mean } from '../mood-entry/day-averages.ts';
import { DAY_MS, daysBetween, isLocalDate, type LocalDate } from '../time/local-date.ts';
import { KIND_FROM } from './limits.ts';

/** The card 'Há um ano' is shown on one day of this many at most. */
export const YEAR_AGO_EVERY_DAYS = 7;
/** How long it stays away after a sign of crisis, ms. */
export const QUIET_AFTER_CRISIS_MS = 7 * DAY_MS;

/** What a device remembers of the card, for each person. */
export type YearAgoState = {
  /** The last day on which it was shown. */
  shownOn: LocalDate | null;
  /** Whether it was closed on that day. */
  isClosed: boolean;
  /** Whether the person wants it no more. */
  isOff: boolean;
};

export const NEVER_SHOWN: YearAgoState = { shownOn: null, isClosed: false, isOff: false };

/** The same calendar day of the year before; 28 February for 29 February. */
export function yearBefore(date: LocalDate): LocalDate {
  const year = String(Number(date.slice(0, 4)) - 1).padStart(4, '0');
  const before = `${year}${date.slice(4)}`;
  return isLocalDate(before) ? before : `${year}-02-28`;
}

/** Whether the card may be shown today. A day in the future counts as any other: a journey west repeats a day. */
export function isYearAgoDue({ shownOn, isClosed, isOff }: YearAgoState, today: LocalDate): boolean {
  if (isOff) return false;
  if (shownOn === null) return true;
  return shownOn === today ? !isClosed : Math.abs(daysBetween(shownOn, today)) >= YEAR_AGO_EVERY_DAYS;
}

/** Whether a sign of crisis is so recent that nothing is remembered unasked. */
export const isSoonAfterCrisis = (lastCrisisAt: number | null, now: number): boolean =>
  lastCrisisAt !== null && now - lastCrisisAt < QUIET_AFTER_CRISIS_MS;

/**
 * The average of a day that may be shown unasked. Null without entries, or if any of them is below 'Bem': a hard moment
 * is never brought back, also if the rest of the day was good.
 */
export function kindAverageOf(entries: readonly DatedScore[], date: LocalDate): number | null {
  const scores = entries.filter(({ localDate }) => localDate === date).map(({ score }) => score);
  return scores.length > 0 && scores.every((score) => score >= KIND_FROM) ? mean(scores) : null;
}
