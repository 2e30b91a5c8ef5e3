/** What may not stand in a reply, by its kind. */
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
  | 'markup';

/** Patterns over folded text (`foldedSentence`): small letters, no accents, no commas or marks of emphasis, one blank between words. */
export type Rule = {
  why: Unsafe;
  patterns: readonly RegExp[];
  /** A sentence that has this is no case of it. */
  unless?: RegExp;
};

/** Alternatives set apart by ` | `; `*` at the end of one stands for any ending. */
export const words = (list: string): string =>
  `(?:${list
    .trim()
    .split(' | ')
    .map((word) => word.replace(/\*$/, '\\w*'))
    .join('|')})`;

/** Up to `count` words between. */
export const upTo = (count: number): string => `(?:[\\w-]+ ){0,${count}}`;

/** A pattern of whole words. */
export const pattern = (source: string): RegExp => new RegExp(`(?<![\\w-])(?:${source})(?![\\w])`);
