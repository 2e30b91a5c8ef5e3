import type { MoodEntry } from '@alento/contract/mood-entry';
import { type DatedScore, dailySeries, dayAverages } from '@alento/domain/mood-entry/day-averages';
import { WEEK_DAYS } from '@alento/domain/mood-entry/limits';
import { namedDays } from '@alento/domain/mood-entry/named-days';
import { moodLabelOf, roundedAverage } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';
import { nearDayName } from '../../../lib/time/dates.format.ts';
import { dayOfEntry } from '../../../state/mood/entry-day.ts';
import { chartCopy } from './week.copy.ts';

/** A day of the chart. `average` is null for a day without entries. */
export type ChartDay = { date: LocalDate; average: number | null; count: number };

export const datedScores = (entries: readonly MoodEntry[], zone: string): DatedScore[] =>
  entries.map((entry) => ({ score: entry.score, localDate: dayOfEntry(entry, zone) }));

/** Returns the last 7 local days including today, oldest first. */
export const weekSeries = (entries: readonly MoodEntry[], today: LocalDate, zone: string): ChartDay[] =>
  dailySeries(datedScores(entries, zone), today, WEEK_DAYS);

/** Returns average and number of entries for every day that has entries. */
export const infoByDay = (
  entries: readonly MoodEntry[],
  zone: string,
): ReadonlyMap<LocalDate, { average: number; count: number }> =>
  new Map(dayAverages(datedScores(entries, zone)).map((day) => [day.date, day]));

type LoggedDay = ChartDay & { average: number };
const isLogged = (day: ChartDay): day is LoggedDay => day.average !== null;

const dayWithMood = (day: LoggedDay, today: LocalDate): string =>
  `${nearDayName(day.date, today)} (${moodLabelOf(day.average)})`;

/** Returns a sentence that describes the chart. */
export function weekSentence(days: readonly ChartDay[], today: LocalDate): string {
  const logged = days.filter(isLogged);
  const [first] = logged;
  if (!first) return chartCopy.nothing;
  if (logged.length === 1) return chartCopy.oneDay(dayWithMood(first, today));
  if (logged.every(({ average }) => roundedAverage(average) === roundedAverage(first.average)))
    return chartCopy.even(logged.length, moodLabelOf(first.average));
  const { best, hardest } = namedDays(logged);
  return chartCopy.range(logged.length, best && dayWithMood(best, today), hardest && dayWithMood(hardest, today));
}
