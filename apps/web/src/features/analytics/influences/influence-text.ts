import type { AnalyticsDetail, Comparison } from '@alento/contract/analytics';
import type { Tag } from '@alento/contract/tag';
import { isEmotion } from '@alento/domain/mood-entry/emotions';
import { formatAverage } from '../../../lib/time/dates.format.ts';
import { influenceCopy } from '../analytics.copy.ts';

export type Influence = { tag: Tag; sameDay: Comparison; nextDay: Comparison };

/** Smaller differences would be shown as 0,0. Differences below `SMALL_BELOW` are called small. */
const VISIBLE_FROM = 0.05;
const SMALL_BELOW = 0.3;

/** Describes the difference as a correlation. Null if there are too few days. */
export function differenceText({ difference, isClear }: Comparison): string | null {
  if (difference === null) return null;
  const size = Math.abs(difference);
  if (size < VISIBLE_FROM) return influenceCopy.equal;
  const by = formatAverage(size);
  const words = difference > 0 ? influenceCopy.higher(by) : influenceCopy.lower(by);
  if (isClear) return words;
  return `${words}: ${size < SMALL_BELOW ? influenceCopy.small : influenceCopy.unclear}`;
}

const isComparable = ({ sameDay, nextDay }: Influence): boolean =>
  sameDay.difference !== null || nextDay.difference !== null;

/**
 * Returns the influences sorted by clear difference and then by size, separately the tags with too few days, and the
 * words for feelings, the most frequent first. Deleted tags are omitted.
 */
export function influencesOf(influences: AnalyticsDetail['influences'], tags: readonly Tag[]) {
  const used = influences.flatMap(({ tagId, ...comparisons }): Influence[] => {
    const tag = tags.find(({ id }) => id === tagId);
    return tag ? [{ tag, ...comparisons }] : [];
  });
  const weight = ({ sameDay, nextDay }: Influence): number =>
    Math.max(...[sameDay, nextDay].map(({ difference, isClear }) => Math.abs(difference ?? 0) + (isClear ? 10 : 0)));
  const known = used.filter(({ tag }) => !isEmotion(tag.name));
  return {
    words: used
      .filter(({ tag }) => isEmotion(tag.name))
      .map(({ tag, sameDay }) => ({ name: tag.name, days: sameDay.with.days }))
      .sort((a, b) => b.days - a.days || a.name.localeCompare(b.name, 'pt-BR')),
    compared: known.filter(isComparable).sort((a, b) => weight(b) - weight(a)),
    waiting: known.filter((influence) => !isComparable(influence)),
  };
}
