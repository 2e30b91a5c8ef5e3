import { moodLabelOf } from '@alento/domain/mood-entry/scale';
import { formatAverage } from '../../../lib/time/dates.format.ts';
import { distributionCopy } from '../analytics.copy.ts';

/** Bem (3,2) */
export const moodText = (average: number): string => `${moodLabelOf(average)} (${formatAverage(average)})`;

/** 31%; a share that would round to 0% becomes "less than 1%". */
export function percentText(share: number): string {
  const percent = Math.round(share * 100);
  return percent === 0 && share > 0 ? distributionCopy.tiny : `${percent}%`;
}

/** The items with the highest and the lowest value; of equal ones the later one. */
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
