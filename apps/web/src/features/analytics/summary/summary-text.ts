import type { Analytics } from '@alento/contract/analytics';
import { CHANGE_MIN_DAYS } from '@alento/domain/analytics/limits';
import { formatAverage } from '../../../lib/time/dates.format.ts';
import { summaryCopy } from '../analytics.copy.ts';

/** From these differences between two averages on, the sentence uses a stronger word. */
const SAME_BELOW = 0.1;
const CLEARLY_FROM = 0.5;

/** Compares the period's average with that of the previous period in words, with the number of entries of both. */
export function changeSentence({ current, previous, change }: Analytics): string {
  if (previous === null) return summaryCopy.noPrevious;
  if (change === null || previous.average === null || current.average === null) {
    return current.days < CHANGE_MIN_DAYS
      ? summaryCopy.currentTooShort(current.days)
      : summaryCopy.notComparable(previous.days);
  }
  const before = formatAverage(previous.average);
  if (Math.abs(change) < SAME_BELOW) return summaryCopy.same(before, current.entries, previous.entries);
  const words = `${Math.abs(change) < CLEARLY_FROM ? 'Um pouco' : 'Bastante'} ${change > 0 ? 'acima' : 'abaixo'}`;
  return summaryCopy.changed(words, before, formatAverage(current.average), current.entries, previous.entries);
}
