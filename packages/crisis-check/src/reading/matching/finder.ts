import type { Pattern, Phrase, Step } from './pattern.ts';
import type { Table } from './table.ts';
import { lowestBit, type TextSets } from './text-sets.ts';
import { anyOf } from './word-set.ts';

/** Most fillers that are skipped in a row; keeps the search linear. */
const MAX_FILLERS = 5;
const END = anyOf('.');
const FILLER = anyOf('@filler');
const BARRIER = anyOf('@barrier');

/** Positions right after a match. */
type Ends = readonly number[];
const NO_ENDS: Ends = [];

/** Searches one text for patterns; caches what a phrase matched at a position. */
export class Finder {
  readonly #text: TextSets;
  readonly #phrases: readonly Table<null>[];
  /** By the phrase's number: its patterns that can be in the text, and its matches at each position. */
  readonly #possible: (readonly Pattern[] | undefined)[] = [];
  readonly #found: (Ends | undefined)[][] = [];

  /** @param phrases by their numbers. */
  constructor(text: TextSets, phrases: readonly Table<null>[]) {
    this.#text = text;
    this.#phrases = phrases;
  }

  /** Calls back for each position where a pattern of the table starts. */
  each<T>(table: Table<T>, found: (item: T, start: number, ends: Ends) => void): void {
    table.eachPossible(this.#text, ({ item, pattern }) => {
      if (!this.#hasPhrases(pattern)) return;
      this.#text.each(pattern.first, (start) => {
        const ends = this.#ends(pattern, start);
        if (ends.length > 0) found(item, start, ends);
      });
    });
  }

  #hasPhrases({ requiredPhrases }: Pattern): boolean {
    for (const step of requiredPhrases) if (!this.#mayBeThere(step)) return false;
    return true;
  }

  /** Whether the text contains a word or a phrase of a step. */
  #mayBeThere({ words, phrases }: Step): boolean {
    if (words !== null && this.#text.has(words)) return true;
    for (const phrase of phrases) if (this.#patternsOf(phrase).length > 0) return true;
    return false;
  }

  #patternsOf({ number }: Phrase): readonly Pattern[] {
    const known = this.#possible[number];
    if (known !== undefined) return known;
    const patterns: Pattern[] = [];
    this.#phrases[number]?.eachPossible(this.#text, ({ pattern }) => patterns.push(pattern));
    this.#possible[number] = patterns;
    return patterns;
  }

  /** Positions right after the pattern if it starts at `start`; empty without a match. */
  #ends({ steps }: Pattern, start: number): Ends {
    let places: Ends = [start];
    let isFirst = true;
    for (const step of steps) {
      if (this.#mayBeThere(step)) {
        const next: number[] = step.isOptional ? [...places] : [];
        for (const place of places) {
          if (!step.isForbidden) this.#step(step, place, isFirst, next);
          else if (this.#step(step, place, false, []) === 0) next.push(place);
        }
        places = next;
      } else if (!step.isOptional && !step.isForbidden) return NO_ENDS;
      if (places.length === 0) return NO_ENDS;
      isFirst &&= step.isForbidden;
    }
    return places[0] === start ? places.slice(1) : places;
  }

  /** Adds the positions after one step that starts at `place`; returns how many there are now. */
  #step({ words, phrases, gap }: Step, place: number, isFirst: boolean, ends: number[]): number {
    const reach = isFirst ? 1 : this.#reach(place, gap);
    if (words !== null)
      for (let left = reach & this.#text.from(words, place); left !== 0; left &= left - 1)
        addOnce(ends, place + lowestBit(left) + 1);
    for (const phrase of phrases)
      for (let left = reach; left !== 0; left &= left - 1)
        for (const end of this.#phraseEnds(phrase, place + lowestBit(left))) addOnce(ends, end);
    return ends.length;
  }

  /** Bit mask of the positions from `place` on where a step may match: after fillers and the step's gap. */
  #reach(place: number, gap: number): number {
    const ends = this.#text.from(END, place);
    const fillers = this.#text.from(FILLER, place);
    const barriers = this.#text.from(BARRIER, place);
    let reach = 0;
    let fillersLeft = MAX_FILLERS;
    let gapLeft = gap;
    for (let bit = 1; ; bit <<= 1) {
      reach |= bit;
      if ((ends & bit) !== 0) return reach;
      if (fillersLeft > 0 && (fillers & bit) !== 0) fillersLeft -= 1;
      else if (gapLeft > 0 && (barriers & bit) === 0) gapLeft -= 1;
      else return reach;
    }
  }

  #phraseEnds(phrase: Phrase, at: number): Ends {
    const found = this.#found[phrase.number] ?? [];
    this.#found[phrase.number] = found;
    const known = found[at];
    if (known !== undefined) return known;
    const ends: number[] = [];
    for (const pattern of this.#patternsOf(phrase))
      if (this.#text.is(at, pattern.first)) for (const end of this.#ends(pattern, at)) addOnce(ends, end);
    found[at] = ends;
    return ends;
  }
}

function addOnce(ends: number[], end: number): void {
  if (!ends.includes(end)) ends.push(end);
}
