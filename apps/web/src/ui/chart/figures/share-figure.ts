import { MOOD_LABELS, MOOD_SCORES } from '@alento/domain/mood-entry/scale';
import type { Share } from '../share-bars.tsx';
import { figuresCopy } from './figures.copy.ts';
import { percentText } from './mood-text.ts';

/** Number of entries of each mood, in any order. */
export type Distribution = readonly { score: number; entries: number }[];

/** Returns the shares of all six moods, best mood first, including those without entries. */
export function sharesOf(distribution: Distribution): Share[] {
  const total = distribution.reduce((sum, { entries }) => sum + entries, 0);
  return MOOD_SCORES.toReversed().map((score) => {
    const count = distribution.find((item) => item.score === score)?.entries ?? 0;
    const share = total === 0 ? 0 : count / total;
    return { score, count, share, percent: percentText(share), entries: figuresCopy.entriesNoun(count) };
  });
}

/** The rows of the distribution's table. */
export const shareRows = (shares: readonly Share[]): string[][] =>
  shares.map(({ score, count, percent }) => [MOOD_LABELS[score], String(count), percent]);
