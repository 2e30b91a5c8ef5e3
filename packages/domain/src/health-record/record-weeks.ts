import type { DayRange } from '../analytics/period.ts';
import { type DatedScore, dayAverages } from '../mood-entry/day-averages.ts';
import { addDays, type LocalDate, weekdayOf } from '../time/local-date.ts';
import { WEEK_MIN_DAYS } from './limits.ts';

/** A week from Sunday to Saturday, cut to the period. The average is the mean of its days, 0 to 5. */
export type RecordWeek = { startDate: LocalDate; endDate: LocalDate; average: number; days: number };

const ROUNDING = 1e-9;
const sundayOf = (date: LocalDate): LocalDate => addDays(date, -weekdayOf(date));

/**
 * The best and the hardest week among those with at least three days with entries. Of equal weeks the later one is
 * chosen. Both are null unless two weeks differ.
 */
export function weeksOf(
  entries: readonly DatedScore[],
  { start, end }: DayRange,
): { best: RecordWeek | null; hardest: RecordWeek | null } {
  const weeks = [...Map.groupBy(dayAverages(entries), ({ date }) => sundayOf(date))]
    .filter(([, days]) => days.length >= WEEK_MIN_DAYS)
    .map(([sunday, days]): RecordWeek => {
      const saturday = addDays(sunday, 6);
      return {
        startDate: sunday < start ? start : sunday,
        endDate: saturday > end ? end : saturday,
        average: days.reduce((sum, { average }) => sum + average, 0) / days.length,
        days: days.length,
      };
    })
    .sort((a, b) => (a.startDate < b.startDate ? 1 : -1));
  const best = weeks.reduce<RecordWeek | null>((a, b) => (a && a.average >= b.average - ROUNDING ? a : b), null);
  const hardest = weeks.reduce<RecordWeek | null>((a, b) => (a && a.average <= b.average + ROUNDING ? a : b), null);
  if (!best || !hardest || best.average - hardest.average <= ROUNDING) return { best: null, hardest: null };
  return { best, hardest };
}
