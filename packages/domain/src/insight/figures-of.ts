import { type AnalyticsEntry, entriesWithin } from '../analytics/entry.ts';
import { changeOf, figureOf, trendOfFigure } from '../analytics/figure.ts';
import { CHANGE_MIN_DAYS } from '../analytics/limits.ts';
import { WEEK_DAYS } from '../mood-entry/limits.ts';
import { weeklyStats } from '../mood-entry/weekly-stats.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';
import { tagEffects, timeOfDayEffects, weekdayEffects } from './effects.ts';
import type { InsightDay, InsightFigures } from './figures.ts';
import { INSIGHT_BEFORE_DAYS, INSIGHT_EFFECT_DAYS, INSIGHT_MIN_DAYS } from './limits.ts';

/** The best and the hardest day, of equal ones the later; neither where all days are alike. */
function notableOf(entries: readonly AnalyticsEntry[]): { best: InsightDay | null; worst: InsightDay | null } {
  const { bestDay: best, worstDay: worst } = weeklyStats(entries);
  if (!best || !worst || best.score === worst.score) return { best: null, worst: null };
  return {
    best: { date: best.date, average: best.score },
    worst: { date: worst.date, average: worst.score },
  };
}

/**
 * Everything the insight of a week may say. The week is the last 7 local days, today included (D1);
 * before it lie 28 days, told from 3 days with records on. Days are those an entry was lived on.
 *
 * @param entries in any order; those after today, and beyond 56 days, are left out.
 * @param tagNames tags the person still has, by id; others on entries are ignored.
 */
export function insightFiguresOf(
  entries: readonly AnalyticsEntry[],
  { today, tagNames }: { today: LocalDate; tagNames: ReadonlyMap<string, string> },
): InsightFigures {
  const start = addDays(today, 1 - WEEK_DAYS);
  const effectStart = addDays(today, 1 - INSIGHT_EFFECT_DAYS);
  const recent = entriesWithin(entries, { start: effectStart, end: today });
  const week = entriesWithin(recent, { start, end: today });
  const figure = figureOf(week);
  const before = figureOf(
    entriesWithin(recent, { start: addDays(start, -INSIGHT_BEFORE_DAYS), end: addDays(start, -1) }),
  );
  return {
    start,
    end: today,
    entries: figure.entries,
    days: figure.days,
    average: figure.average,
    trend: trendOfFigure(figure),
    ...notableOf(week),
    before:
      before.average === null || before.days < CHANGE_MIN_DAYS ? null : { average: before.average, days: before.days },
    change: changeOf(figure, before),
    weekdays: weekdayEffects(recent, effectStart),
    timesOfDay: timeOfDayEffects(recent, effectStart),
    tags: tagEffects(recent, tagNames),
  };
}

/**
 * Whether a week can be told about: records on 5 different days of it (core §5).
 *
 * @param days days of the week with a record, as the figures count them.
 */
export const canRequestInsight = (days: number): boolean => days >= INSIGHT_MIN_DAYS;
