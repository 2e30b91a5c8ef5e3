import { MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import { formatList } from '../../../lib/time/dates.format.ts';
import { type Distribution, sharesOf } from '../../../ui/chart/figures/share-figure.ts';
import { distributionCopy } from '../analytics.copy.ts';

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
