import { type AnalyticsEntry, entriesWithin } from '../../analytics/entry.ts';
import { figureOf } from '../../analytics/figure.ts';
import { type DayAverage, dayAverages, isConcerningPattern, ROUNDING } from '../../mood-entry/day-averages.ts';
import { addDays, type LocalDate } from '../../time/local-date.ts';
import type { InsightFigures } from '../figures.ts';
import { insightFiguresOf } from '../figures-of.ts';
import { HABIT_MIN_CHANGE, HABIT_MIN_DAYS, INSIGHT_BEFORE_DAYS, INSIGHT_QUARTER, INSIGHT_YEAR } from '../limits.ts';
import type { Baseline, Habit, WeekEnds, WeekInput, WeekMaterial, WeekTag } from './material.ts';
import { mentionsOf } from './people.ts';
import { proposalOf } from './proposal.ts';
import { quoteOf } from './quote.ts';

/** The best and the hardest days of the week: all of them when several are equal. Null if all days are equal. */
export function endsOf(days: readonly DayAverage[]): { best: WeekEnds | null; worst: WeekEnds | null } {
  const averages = days.map(({ average }) => average);
  const [high, low] = [Math.max(...averages), Math.min(...averages)];
  if (days.length === 0 || high - low < ROUNDING) return { best: null, worst: null };
  const at = (average: number): WeekEnds => ({
    average,
    dates: days.filter((day) => Math.abs(day.average - average) < ROUNDING).map(({ date }) => date),
  });
  return { best: at(high), worst: at(low) };
}

/** The entries of a number of days before the week. */
const entriesBefore = (entries: readonly AnalyticsEntry[], start: LocalDate, days: number): AnalyticsEntry[] =>
  entriesWithin(entries, { start: addDays(start, -days), end: addDays(start, -1) });

/**
 * What the week is compared with: the 90 days before it, or the 28 if too few of the 90 have entries, and the 365 days
 * before it.
 */
function baselinesOf(entries: readonly AnalyticsEntry[], { start, before }: InsightFigures): Baseline[] {
  const quarter = figureOf(entriesBefore(entries, start, INSIGHT_QUARTER.days));
  const year = figureOf(entriesBefore(entries, start, INSIGHT_YEAR.days));
  const told: Baseline[] = [];
  if (quarter.average !== null && quarter.days >= INSIGHT_QUARTER.minDays)
    told.push({ days: INSIGHT_QUARTER.days, average: quarter.average, n: quarter.days });
  else if (before) told.push({ days: INSIGHT_BEFORE_DAYS, average: before.average, n: before.days });
  const isLong = year.days >= INSIGHT_YEAR.minDays && year.days - quarter.days >= INSIGHT_YEAR.minOlderDays;
  if (year.average !== null && isLong) told.push({ days: INSIGHT_YEAR.days, average: year.average, n: year.days });
  return told;
}

type Tagged = Pick<AnalyticsEntry, 'localDate' | 'tagIds'>;

/** Number of days on which each tag was used. */
export function daysByTag(entries: readonly Tagged[]): Map<string, number> {
  const days = new Map<string, Set<LocalDate>>();
  for (const { localDate, tagIds } of entries)
    for (const id of tagIds) days.set(id, (days.get(id) ?? new Set<LocalDate>()).add(localDate));
  return new Map([...days].map(([id, own]) => [id, own.size]));
}

const daysIn = (entries: readonly Tagged[]): number => new Set(entries.map(({ localDate }) => localDate)).size;

/**
 * The tag whose share of the days with entries changed most against the 90 days before: used on at least three days of
 * the week and much more than before, or usual before and not used in the week. Null without one.
 */
function habitOf(
  week: readonly Tagged[],
  earlier: readonly Tagged[],
  tagNames: ReadonlyMap<string, string>,
): Habit | null {
  const [ofDays, earlierOfDays] = [daysIn(week), daysIn(earlier)];
  if (ofDays === 0 || earlierOfDays < INSIGHT_QUARTER.minDays) return null;
  const [now, before] = [daysByTag(week), daysByTag(earlier)];
  const changed = [...tagNames].flatMap(([id, name]) => {
    const [weekDays, earlierDays] = [now.get(id) ?? 0, before.get(id) ?? 0];
    const change = weekDays / ofDays - earlierDays / earlierOfDays;
    const isTold = change > 0 ? weekDays >= HABIT_MIN_DAYS : weekDays === 0;
    return isTold && Math.abs(change) >= HABIT_MIN_CHANGE
      ? [{ habit: { name, weekDays, ofDays, earlierDays, earlierOfDays }, size: Math.abs(change) }]
      : [];
  });
  return changed.sort((a, b) => b.size - a.size)[0]?.habit ?? null;
}

const shown = (value: number): number => Math.round(value * 10);

/** All that the summary of the week that ends today may state. */
export function weekMaterialOf(input: WeekInput): WeekMaterial {
  const { entries, notes, today, tagNames, levelOf } = input;
  const figures = insightFiguresOf(entries, { today, tagNames });
  const week = entriesWithin(entries, figures);
  const days = dayAverages(week);
  const isHard = figures.trend === 'Delicada' || isConcerningPattern(days);
  const used = daysByTag(week);
  const idOf = new Map([...tagNames].map(([id, name]) => [name, id]));
  const effects = figures.tags
    .filter(({ average, otherAverage }) => shown(average) !== shown(otherAverage))
    .map((effect): WeekTag => ({ ...effect, weekDays: used.get(idOf.get(effect.name) ?? '') ?? 0 }));
  const inWeek = effects.filter(({ weekDays }) => weekDays > 0);
  const ofWeek = notes.filter(({ date }) => date >= figures.start && date <= figures.end);
  return {
    figures,
    isHard,
    ...endsOf(days),
    earlier: baselinesOf(entries, figures),
    lifted: inWeek.filter(({ average, otherAverage }) => average > otherAverage),
    weighed: inWeek.filter(({ average, otherAverage }) => average < otherAverage),
    habit: habitOf(week, entriesBefore(entries, figures.start, INSIGHT_QUARTER.days), tagNames),
    mentions: mentionsOf(ofWeek, levelOf),
    quote: isHard ? quoteOf(ofWeek, days, levelOf) : null,
    proposal: proposalOf(effects, isHard, input),
  };
}
