import { FEATURE_PLACES } from './hash.ts';
import { once } from './once.ts';
import { SCALE, SHIFT, WEIGHTS } from './weights.ts';

/** Code of a weight of zero: four bits encode -8 to 7. */
const ZERO = 8;

/** Decodes the trained weights into whole steps. */
function unpack(packed: string): Int8Array {
  const bytes = atob(packed);
  const weights = new Int8Array(FEATURE_PLACES);
  for (let at = 0; at < bytes.length; at += 1) {
    const two = bytes.charCodeAt(at);
    weights[2 * at] = (two >> 4) - ZERO;
    weights[2 * at + 1] = (two & 15) - ZERO;
  }
  return weights;
}

const weights = once(() => unpack(WEIGHTS));

/** Additional score that a text without a sign needs. */
export const UNSIGNED_MARGIN = 1.6;

/** Score of a text; above 0 it is a crisis. @param hasSign whether a pattern found a sign. */
export function scoreOf(places: readonly number[], hasSign: boolean): number {
  const table = weights();
  let sum = 0;
  for (const place of places) sum += table[place] ?? 0;
  return (sum * SCALE) / Math.sqrt(places.length) - SHIFT - (hasSign ? 0 : UNSIGNED_MARGIN);
}
