import type { Analytics } from '@alento/contract/analytics';
import { MOOD_LABELS, MOOD_SCORES, moodLabelOf, nearestScore } from '@alento/domain/mood-entry/scale';
import { formatDayWithYear, formatList } from '../../../lib/time/dates.format.ts';
import { moodText, pointText } from '../../../ui/chart/figures/mood-text.ts';
import { yearCopy } from '../analytics.copy.ts';
import { extremesOf } from '../charts/extremes.ts';

type Year = Analytics['year'];

export const dayText = ({ average, entries }: Year[number]): string => pointText(average, entries);

/** Returns a sentence that describes the year. */
export function yearSentence(
  year: Year,
  copy: Pick<typeof yearCopy, 'one' | 'most' | 'tied'> & { none: string } = yearCopy,
): string {
  const extremes = extremesOf(year);
  if (!extremes) return copy.none;
  const { known, high } = extremes;
  if (known.length === 1) return copy.one(formatDayWithYear(high.date), moodLabelOf(high.average));
  const counts = MOOD_SCORES.map((score) => known.filter(({ average }) => nearestScore(average) === score).length);
  const most = Math.max(...counts);
  const leading = MOOD_SCORES.filter((score) => counts[score] === most).map((score) => MOOD_LABELS[score]);
  return leading.length === 1
    ? copy.most(known.length, formatList(leading), most)
    : copy.tied(known.length, formatList(leading), most);
}

/** Returns the table rows of the days with entries, newest first. */
export const yearRows = (year: Year): string[][] =>
  year
    .filter(({ entries }) => entries > 0)
    .toReversed()
    .map((day) => [
      formatDayWithYear(day.date),
      day.average === null ? yearCopy.empty : moodText(day.average),
      String(day.entries),
    ]);
