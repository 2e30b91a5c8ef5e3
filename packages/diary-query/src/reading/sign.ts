import type { Measure, Query } from '../query/query.ts';

/** What a message names beside its measure. */
export type Named = {
  readonly tags: boolean;
  readonly words: boolean;
  readonly scores: boolean;
  readonly weekdays: boolean;
  readonly parts: number /** A weekday stands in the message, even if it means one day. */;
  readonly day: boolean /** What the question before was about. */;
  readonly before: Query | null;
};

type Condition = (named: Named, words: string) => boolean;

/** A sign of a measure in a message. `rest` are its words without the periods. */
export type Sign = readonly [measure: Measure, test: (words: string, rest: string, named: Named) => boolean];

/** A sign by the words without the periods, where `holds` what a message names beside it. */
export const is = (measure: Measure, expression: RegExp, holds: Condition = () => true): Sign => [
  measure,
  (words, rest, named) => holds(named, words) && expression.test(rest),
];

/** A sign by all words. */
export const isWhole = (measure: Measure, expression: RegExp, holds: Condition = () => true): Sign => [
  measure,
  (words, _rest, named) => holds(named, words) && expression.test(words),
];
