import { FEATURE_PLACES } from './hash.ts';
import { once } from './once.ts';
import { SCALE, SHIFT, WEIGHTS } from './weights.ts';

/** What a weight of nothing is written as: four bits hold -8 to 7. */
const ZERO = 8;

/** The learned weights, one for each place, in whole steps. */
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

/** How much more a text has to weigh in which no pattern found a sign. */
export const UNSIGNED_MARGIN = 1.6;

/** How much a text speaks of a crisis: above 0 it does. @param hasSign whether a pattern found something. */
export function scoreOf(places: readonly number[], hasSign: boolean): number {
  const table = weights();
  let sum = 0;
  for (const place of places) sum += table[place] ?? 0;
  return (sum * SCALE) / Math.sqrt(places.length) - SHIFT - (hasSign ? 0 : UNSIGNED_MARGIN);
}
