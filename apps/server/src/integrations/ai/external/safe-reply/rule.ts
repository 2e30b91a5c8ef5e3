/** Kinds of content that a reply must not contain. */
export type Unsafe =
  | 'method'
  | 'encouragement'
  | 'minimising'
  | 'diagnosis'
  | 'medication'
  | 'promise'
  | 'sexual'
  | 'hateful'
  | 'abandonment'
  | 'leak'
  | 'pretence'
  | 'link'
  | 'markup'
  | 'number';

/** Patterns for normalised text (`foldedSentence`): lower case, without accents, commas and emphasis, single spaces. */
export type Rule = {
  why: Unsafe;
  patterns: readonly RegExp[];
  /** Exception: a sentence that matches this is allowed. */
  unless?: RegExp;
};

/** Source of a pattern for a list of alternatives, separated by ` | `. `*` at the end of a word matches any ending. */
export const words = (list: string): string =>
  `(?:${list
    .trim()
    .split(' | ')
    .map((word) => word.replace(/\*$/, '\\w*'))
    .join('|')})`;

/** Source of a pattern that matches up to `count` words. */
export const upTo = (count: number): string => `(?:[\\w-]+ ){0,${count}}`;

/** Compiles a pattern that matches whole words. */
export const pattern = (source: string): RegExp => new RegExp(`(?<![\\w-])(?:${source})(?![\\w])`);
