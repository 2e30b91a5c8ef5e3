import type { OfferId } from '../replies/offers.ts';

/**
 * Pieces of the library that fit a subject by their id, with sentences to quote. readings.test.ts checks them word by
 * word.
 */
export type Readings = Readonly<Record<string, readonly string[]>>;

/** What the assistant says about one feeling or situation. */
export type Topic = {
  /** Acknowledges what the person wrote, without advice. */
  readonly opens: readonly string[];
  /** First steps that can be taken now. One at a time is said, in this order. */
  readonly helps: readonly string[];
  /** What is known about it, for "por quê?" and "me explica melhor"; in this order. */
  readonly explains: readonly string[];
  /** Open questions. */
  readonly asks: readonly string[];
  /** Offers that can replace a question. */
  readonly offers: readonly OfferId[];
  /** Services and danger signs, which the first reply always says. */
  readonly care?: string;
  readonly reads: Readings;
};

/** Keeps the ids of topics as literal types. */
export const topics = <const Id extends string>(list: Readonly<Record<Id, Topic>>): Readonly<Record<Id, Topic>> => list;
