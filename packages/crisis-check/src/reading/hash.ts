/** Number of weights, a power of two. Features are hashed into it and may collide. */
export const FEATURE_PLACES = 1 << 17;

/** Initial value of FNV-1a (Fowler, Noll and Vo). */
const START = 2166136261;

/** Separator between the words of a feature. */
export const SPACE = 32;

/** Adds one character code to a hash. */
export const addCode = (hash: number, code: number): number => Math.imul(hash ^ code, 16777619);

/** Adds a text to a hash, so that a common prefix is hashed once. */
export function addText(hash: number, text: string): number {
  let longer = hash;
  for (let at = 0; at < text.length; at += 1) longer = addCode(longer, text.charCodeAt(at));
  return longer;
}

export const hashOf = (text: string): number => addText(START, text);

/** Index into the table of weights: the hash after a mixing step of MurmurHash3. */
export function placeOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return (mixed ^ (mixed >>> 13)) & (FEATURE_PLACES - 1);
}
