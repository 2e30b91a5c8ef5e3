import { dayAverages } from '../mood-entry/day-averages.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';
import { type Comparison, compare } from './comparison.ts';
import { type AnalyticsEntry, entriesWithin } from './entry.ts';
import { YEAR_DAYS } from './limits.ts';

/**
 * Compares the averages of days with and without a tag, and of the days after them. A difference doesn't imply a cause.
 */
export type Influence = { tagId: string; sameDay: Comparison; nextDay: Comparison };
type TaggedScore = Pick<AnalyticsEntry, 'localDate' | 'score' | 'tagIds'>;
type DayValue = { date: LocalDate; value: number };

/** Maps each tag to the days on which it was used. */
function daysByTag(entries: readonly TaggedScore[], tagIds: ReadonlySet<string>): Map<string, Set<LocalDate>> {
  const days = new Map<string, Set<LocalDate>>();
  for (const { localDate, tagIds: marked } of entries) {
    for (const id of marked) {
      if (!tagIds.has(id)) continue;
      const known = days.get(id);
      if (known) known.add(localDate);
      else days.set(id, new Set([localDate]));
    }
  }
  return days;
}

const compareDays = (days: readonly DayValue[], marked: ReadonlySet<LocalDate>): Comparison =>
  compare(days.map(({ date, value }) => ({ value, isMarked: marked.has(date) })));

/** Sort key of a tag: clear differences first, then larger ones; tags with too few days last. */
function rankOf({ sameDay, nextDay }: Influence): { isClear: boolean; size: number } {
  const clear = [sameDay, nextDay].filter((comparison) => comparison.isClear);
  const counted = clear.length > 0 ? clear : [sameDay, nextDay];
  return {
    isClear: clear.length > 0,
    size: Math.max(...counted.map(({ difference }) => (difference === null ? -1 : Math.abs(difference)))),
  };
}

/**
 * Compares days with and without each used tag. A day's value is its average. The next-day value is the average of the
 * following calendar day, if it has entries.
 *
 * @param tagIds ids of the tags that the person has not deleted. Entries may have other tag ids, which are ignored.
 */
export function influencesOf(entries: readonly TaggedScore[], tagIds: ReadonlySet<string>): Influence[] {
  const averages = dayAverages(entries);
  const valueOn = new Map(averages.map(({ date, average }) => [date, average]));
  const sameDays = averages.map(({ date, average }) => ({ date, value: average }));
  const nextDays = averages.flatMap(({ date }) => {
    const value = valueOn.get(addDays(date, 1));
    return value === undefined ? [] : [{ date, value }];
  });
  return [...daysByTag(entries, tagIds)]
    .map(([tagId, marked]) => ({
      tagId,
      sameDay: compareDays(sameDays, marked),
      nextDay: compareDays(nextDays, marked),
    }))
    .map((influence) => ({ influence, rank: rankOf(influence) }))
    .sort(
      (a, b) =>
        Number(b.rank.isClear) - Number(a.rank.isClear) ||
        b.rank.size - a.rank.size ||
        b.influence.sameDay.with.days - a.influence.sameDay.with.days ||
        (a.influence.tagId < b.influence.tagId ? -1 : 1),
    )
    .map(({ influence }) => influence);
}

/** Averages and numbers of days with a tag and without it. */
type TagEffect = { tagId: string; average: number; n: number; otherAverage: number; otherN: number };

/**
 * Tags whose days differ clearly from days without them, over the last 365 days, the largest difference first. These
 * are the tags that /analises marks as clear on the same day for its period of 365 days. The weekly summary, the
 * recommendations and the assistant all call this function, so that none states a difference that another denies.
 *
 * @param entries in any order. Entries outside the 365 days are ignored.
 * @param tagIds ids of the tags that the person has not deleted.
 */
export function clearTagEffects(
  entries: readonly Pick<AnalyticsEntry, 'localDate' | 'score' | 'tagIds'>[],
  { today, tagIds }: { today: LocalDate; tagIds: ReadonlySet<string> },
): TagEffect[] {
  const year = entriesWithin(entries, { start: addDays(today, 1 - YEAR_DAYS), end: today });
  return influencesOf(year, tagIds)
    .flatMap(({ tagId, sameDay: { with: own, without, isClear } }) => {
      if (!isClear || own.average === null || without.average === null) return [];
      return [{ tagId, average: own.average, n: own.days, otherAverage: without.average, otherN: without.days }];
    })
    .sort((a, b) => Math.abs(b.average - b.otherAverage) - Math.abs(a.average - a.otherAverage));
}
