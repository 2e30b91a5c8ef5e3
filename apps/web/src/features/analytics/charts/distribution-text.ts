import type { Analytics } from '@alento/contract/analytics';
import { MOOD_LABELS, MOOD_SCORES } from '@alento/domain/mood-entry/scale';
import { formatList } from '../../../lib/time/dates.format.ts';
import type { Share } from '../../../ui/chart/share-bars.tsx';
import { distributionCopy } from '../analytics.copy.ts';
import { percentText } from './mood-text.ts';

type Distribution = Analytics['distribution'];

/** Returns the shares of all six moods, best mood first, including those without entries. */
export function sharesOf(distribution: Distribution): Share[] {
  const total = distribution.reduce((sum, { entries }) => sum + entries, 0);
  return MOOD_SCORES.toReversed().map((score) => {
    const count = distribution.find((item) => item.score === score)?.entries ?? 0;
    const share = total === 0 ? 0 : count / total;
    const percent = percentText(share);
    return { score, count, share, percent, entries: distributionCopy.entries(count) };
  });
}

/** Returns a sentence with the most frequent mood. */
export function distributionSentence(distribution: Distribution): string {
  const shares = sharesOf(distribution);
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...shares.map(({ count }) => count));
  const leading = shares.filter(({ count }) => count === most);
  const [first] = leading;
  if (!first || total === 0) return distributionCopy.none;
  const label = MOOD_LABELS[first.score];
  if (total === 1) return distributionCopy.single(label);
  if (most === total) return distributionCopy.all(label, total);
  if (leading.length === 1) return distributionCopy.most(label, most, total, first.percent);
  return distributionCopy.tied(formatList(leading.map(({ score }) => MOOD_LABELS[score])), most, total);
}
