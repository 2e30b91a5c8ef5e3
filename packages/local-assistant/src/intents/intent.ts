/** How an intent is recognised in folded text (language/words.ts). */
export type IntentSigns<Id extends string = string> = {
  id: Id;
  /**
   * Phrases, any of which matches. `(a
   * b)` matches either word, `x*` any word with that prefix, ` ~2 ` up to two words in between; `^` and `$`
   * match the ends of the text.
   */
  phrases: readonly string[];
  /** Words that match by themselves, in any inflected form. */
  strong?: string;
  /** Lowers the score, so that a more specific intent wins. */
  isGeneric?: true;
};

/** Keeps each id as a literal type, so that skills can be typed by it. */
export const signs = <const Id extends string>(list: readonly IntentSigns<Id>[]): readonly IntentSigns<Id>[] => list;
