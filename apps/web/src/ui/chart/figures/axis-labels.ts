/** A label of the time axis. `only` is the width of screen on which it is shown; null if it is shown on both. */
export type AxisLabel = { index: number; only: 'narrow' | 'wide' | null };

/**
 * Maximum number of labels, and minimum distance between two of them as a share of the axis. The narrowest axis has
 * about 156 px (a card on a screen of 320 px), and a label like "22 nov" about 40 px.
 */
const NARROW = { most: 3, gap: 0.375 };
const WIDE = { most: 5, gap: 0.15 };

const spread = (count: number, labels: number): number[] =>
  Array.from({ length: labels }, (_, step) => Math.round((step * (count - 1)) / (labels - 1)));

/** The most labels that keep their distance, including the first and the last point. */
function spaced(count: number, { most, gap }: typeof NARROW): number[] {
  for (let labels = Math.min(most, count); labels > 2; labels -= 1) {
    const indices = spread(count, labels);
    if (indices.every((index, step) => step === 0 || (index - (indices[step - 1] ?? 0)) / count >= gap)) return indices;
  }
  return spread(count, 2);
}

/**
 * Chooses the points of a time axis that get a label, on narrow and on wide screens. The first and the last always have
 * one.
 *
 * @param count number of points at equal distances.
 */
export function axisLabels(count: number): AxisLabel[] {
  if (count < 2) return count === 1 ? [{ index: 0, only: null }] : [];
  const [narrow, wide] = [spaced(count, NARROW), spaced(count, WIDE)];
  const all = [...new Set([...narrow, ...wide])].toSorted((a, b) => a - b);
  return all.map((index) => {
    if (narrow.includes(index) && wide.includes(index)) return { index, only: null };
    return { index, only: narrow.includes(index) ? 'narrow' : 'wide' };
  });
}
