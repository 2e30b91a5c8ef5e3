import type { DayRange } from '../analytics/period.ts';
import { RECORD_DAYS } from '../health-record/limits.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';
import { SHARED_FIGURES_MAX_DAYS } from './limits.ts';

/**
 * The days of a share whose figures a professional reads: those that have begun, from the first day that has something.
 * There are at most the newest `SHARED_FIGURES_MAX_DAYS`, and without any at most as many as those of a record. A share
 * may begin in any year, and the figures of a period are computed for each of its days. A share whose days are all in
 * the future has only its first day.
 *
 * @param firstDay the first shared day with an entry or a screening; null without any.
 */
export function readRangeOf(days: DayRange, today: LocalDate, firstDay: LocalDate | null): DayRange {
  const begun = days.end < today ? days.end : today;
  const end = begun < days.start ? days.start : begun;
  const newest = addDays(end, 1 - (firstDay === null ? RECORD_DAYS : SHARED_FIGURES_MAX_DAYS));
  const start = [days.start, newest, firstDay ?? days.start].sort().at(-1) ?? end;
  return { start: start < end ? start : end, end };
}
