/** How one intent is recognised, over folded words (packages/local-assistant/src/language/words.ts). */
export type IntentSigns<Id extends string = string> = {
  id: Id;
  /**
   * Words in order, any of them is enough: `a|b` either, in brackets; `x*` any ending; ` ~2 ` up to two words
   * between; `^` and `$` the text's ends.
   */
  phrases: readonly string[];
  /** Words that tell of it by themselves; any form of them. */
  strong?: string;
  /** Says little by itself: anything more particular goes before it. */
  isGeneric?: true;
};

/** Gives each id its type, so that a skill can be asked for by it. */
export const signs = <const Id extends string>(list: readonly IntentSigns<Id>[]): readonly IntentSigns<Id>[] => list;
