import type { AnalyticsEntry } from '../analytics/entry.ts';
import { influencesOf } from '../analytics/influence.ts';
import { RECORD_TAGS_MAX } from './limits.ts';

/** Averages of the days with a tag and without it, 0 to 5, and how many days each has. */
export type RecordTag = {
  name: string;
  average: number;
  days: number;
  otherAverage: number;
  otherDays: number;
  /** Whether the difference is clear by the rule of the analysis; otherwise it may be chance. */
  isClear: boolean;
};

const sizeOf = ({ average, otherAverage }: RecordTag): number => Math.abs(average - otherAverage);

/** The tags with enough days for a comparison of the same day: clear differences first, then larger ones. */
export const recordTagsOf = (entries: readonly AnalyticsEntry[], tagNames: ReadonlyMap<string, string>): RecordTag[] =>
  influencesOf(entries, new Set(tagNames.keys()))
    .flatMap(({ tagId, sameDay: { with: own, without, isClear } }) => {
      const name = tagNames.get(tagId);
      if (name === undefined || own.average === null || without.average === null) return [];
      return [
        {
          name,
          average: own.average,
          days: own.days,
          otherAverage: without.average,
          otherDays: without.days,
          isClear,
        },
      ];
    })
    .sort((a, b) => Number(b.isClear) - Number(a.isClear) || sizeOf(b) - sizeOf(a))
    .slice(0, RECORD_TAGS_MAX);
