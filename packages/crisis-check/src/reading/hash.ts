/** Places of the table of weights, a power of two: features share them by hash. */
export const FEATURE_PLACES = 1 << 16;

/** What a hash begins with (FNV-1a of Fowler, Noll and Vo). */
const START = 2166136261;

/** What stands between the words of a feature. */
export const SPACE = 32;

/** A hash after one more letter. */
export const addCode = (hash: number, code: number): number => Math.imul(hash ^ code, 16777619);

/** A hash after more letters: what features begin with alike is hashed once. */
export function addText(hash: number, text: string): number {
  let longer = hash;
  for (let at = 0; at < text.length; at += 1) longer = addCode(longer, text.charCodeAt(at));
  return longer;
}

export const hashOf = (text: string): number => addText(START, text);

/** A hash mixed once more, as MurmurHash3 does, to a place of the table. */
export function placeOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return (mixed ^ (mixed >>> 13)) & (FEATURE_PLACES - 1);
}
