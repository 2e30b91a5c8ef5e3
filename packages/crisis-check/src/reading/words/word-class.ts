import { addText, hashOf, placeOf } from '../hash.ts';

/** Number of a class that no list has, as when somebody writes "@12". Nothing is cached for it. */
const UNLISTED = -1;

/** A class of words in features, with hashes of the prefixes of its features. */
export class WordClass {
  readonly label: string;
  /** Index of the class alone in the table of weights. */
  readonly place: number;
  readonly beforeWord: number;
  readonly beforeSecondWord: number;
  readonly #number: number;
  readonly #beforeClass: number;
  readonly #beforeSecondClass: number;
  readonly #withNext: number[] = [];
  readonly #withSecond: number[] = [];

  constructor(label: string, number = UNLISTED) {
    this.label = label;
    this.place = placeOf(hashOf(`c:${label}`));
    this.beforeWord = hashOf(`cw:${label} `);
    this.beforeSecondWord = hashOf(`csw:${label} _ `);
    this.#number = number;
    this.#beforeClass = hashOf(`cc:${label} `);
    this.#beforeSecondClass = hashOf(`csc:${label} _ `);
  }

  /** Index of this class with another one right after it. */
  withNext(next: WordClass): number {
    return this.#place(next, this.#withNext, this.#beforeClass);
  }

  /** Index of this class with another one after one word in between. */
  withSecond(second: WordClass): number {
    return this.#place(second, this.#withSecond, this.#beforeSecondClass);
  }

  #place(other: WordClass, known: number[], before: number): number {
    const kept = known[other.#number];
    if (kept !== undefined) return kept;
    const place = placeOf(addText(before, other.label));
    if (other.#number !== UNLISTED) known[other.#number] = place;
    return place;
  }
}
