import { addDays, type LocalDate } from '../time/local-date.ts';
import { type AnalyticsEntry, entriesWithin } from './entry.ts';
import { influencesOf } from './influence.ts';
import { YEAR_DAYS } from './limits.ts';

/** Averages and numbers of days with a tag and without it. */
export type TagEffect = { tagId: string; average: number; n: number; otherAverage: number; otherN: number };

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
