import { type AnalyticsEntry, entriesWithin } from '../analytics/entry.ts';
import { changeOf, figureOf, trendOfFigure } from '../analytics/figure.ts';
import { CHANGE_MIN_DAYS } from '../analytics/limits.ts';
import { dayAverages } from '../mood-entry/day-averages.ts';
import { hasHour } from '../mood-entry/entry-source.ts';
import { WEEK_DAYS } from '../mood-entry/limits.ts';
import { namedDays } from '../mood-entry/named-days.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';
import { tagEffects, timeOfDayEffects, weekdayEffects } from './effects.ts';
import type { InsightDay, InsightFigures } from './figures.ts';
import { INSIGHT_BEFORE_DAYS, INSIGHT_EFFECT_DAYS, INSIGHT_MIN_DAYS } from './limits.ts';

/** The best day and the hardest one, as every screen names them. */
function notableOf(entries: readonly AnalyticsEntry[]): { best: InsightDay | null; worst: InsightDay | null } {
  const days = dayAverages(entries).map(({ date, average }): InsightDay => ({ date, average }));
  const { best, hardest } = namedDays(days);
  return { best, worst: hardest };
}

/**
 * All figures that a week's summary may state. The week is the last 7 local days, today included. The 28 days before it
 * are used if at least 3 of them have entries. Days are local dates of entries.
 *
 * Effects of weekdays and times of day are computed from 56 days, those of tags from 365 days, as /analises does.
 *
 * @param entries in any order. Entries after today or older than 365 days are ignored.
 * @param tagNames names, by id, of the tags that the person has not deleted. Other tag ids on entries are ignored.
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
    tags: tagEffects(entries, today, tagNames),
  };
}

/**
 * Whether a summary can be requested: it needs entries on at least 5 days of the week.
 *
 * @param days number of days of the week with an entry.
 */
export const canRequestInsight = (days: number): boolean => days >= INSIGHT_MIN_DAYS;

export type DigestEntry = AnalyticsEntry & { id: string };

/**
 * A canonical text of the entries that a summary is computed from. It is the same for any order of entries or tags, and
 * changes if a score, day, time or tag changes. The caller adds other inputs of the summary (its date, names of tags)
 * and hashes the result.
 */
export function insightDigestOf(entries: readonly DigestEntry[]): string {
  const rows = entries.map(({ id, localDate, score, recordedAt, offsetMinutes, tagIds, source }) => {
    const when = hasHour(source) ? [recordedAt, offsetMinutes] : [localDate];
    return JSON.stringify([id, localDate, score, ...when, [...new Set(tagIds)].sort()]);
  });
  return `[${rows.sort().join(',')}]`;
}
