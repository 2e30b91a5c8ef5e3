import { moodLabelOf } from '@alento/domain/mood-entry/scale';
import { formatAverage } from '../../../lib/time/dates.format.ts';
import { figuresCopy } from './figures.copy.ts';

/** Formats an average as "Bem (3,2)". */
export const moodText = (average: number): string => `${moodLabelOf(average)} (${formatAverage(average)})`;

/** Formats an average and its number of entries as "Bem (3,2) · 4 registros". */
export const pointText = (average: number | null, entries: number): string =>
  average === null ? figuresCopy.empty : `${moodText(average)} · ${figuresCopy.entries(entries)}`;

/** Formats a share as "31%". A share that would be rounded to 0% becomes "menos de 1%". */
export function percentText(share: number): string {
  const percent = Math.round(share * 100);
  return percent === 0 && share > 0 ? figuresCopy.tiny : `${percent}%`;
}
