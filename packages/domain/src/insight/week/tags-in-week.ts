import type { AnalyticsEntry } from '../../analytics/entry.ts';
import type { LocalDate } from '../../time/local-date.ts';
import { HABIT_MIN_CHANGE, HABIT_MIN_DAYS, INSIGHT_QUARTER } from '../limits.ts';
import type { Habit } from './material.ts';

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
export function habitOf(
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
