import { PREVIOUS_BUNDLES_MAX } from '@alento/domain/update/updates';
import type { Bundle } from '../../../platform/shell-updates.ts';

/** The id of the version that the shell came with. It can't be removed. */
const BUILT_IN = 'builtin';

/**
 * The bundles to remove: incomplete ones, and all but the newest three besides the current one. The staged bundle is
 * never removed; it is one of the three.
 *
 * @param used ids of the current, the staged and the offered bundle. They stay.
 */
export function surplusBundles(bundles: readonly Bundle[], currentId: string, used: readonly string[]): Bundle[] {
  const others = bundles.filter(({ id }) => id !== currentId && id !== BUILT_IN);
  const isUsed = ({ id }: Bundle): boolean => used.includes(id);
  const old = others.filter((bundle) => bundle.isComplete && !isUsed(bundle));
  // Times that can't be parsed count as the oldest.
  const timeOf = ({ downloadedAt }: Bundle): number => Date.parse(downloadedAt) || 0;
  const newest = new Set(
    old
      .toSorted((a, b) => timeOf(b) - timeOf(a))
      .slice(0, Math.max(0, PREVIOUS_BUNDLES_MAX - others.filter(isUsed).length)),
  );
  return others.filter((bundle) => !isUsed(bundle) && !newest.has(bundle));
}
