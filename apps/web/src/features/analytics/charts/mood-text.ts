import { moodLabelOf } from '@alento/domain/mood-entry/scale';
import { formatAverage } from '../../../lib/time/dates.format.ts';
import { distributionCopy } from '../analytics.copy.ts';

/** Formats an average as "Bem (3,2)". */
export const moodText = (average: number): string => `${moodLabelOf(average)} (${formatAverage(average)})`;

/** Formats a share as "31%". A share that would be rounded to 0% becomes "menos de 1%". */
export function percentText(share: number): string {
  const percent = Math.round(share * 100);
  return percent === 0 && share > 0 ? distributionCopy.tiny : `${percent}%`;
}

/** Returns the items with the highest and the lowest value. Of equal items it returns the later one. */
export function extremesOf<Item extends { average: number | null }>(items: readonly Item[]) {
  const known = items.filter((item): item is Item & { average: number } => item.average !== null);
  const [first] = known;
  if (!first) return null;
  return {
    known,
    high: known.reduce((a, b) => (b.average >= a.average ? b : a), first),
    low: known.reduce((a, b) => (b.average <= a.average ? b : a), first),
  };
}
