import { addText, hashOf, placeOf } from '../hash.ts';

/** Number of a class that no list has: a writer's own "@12". Nothing is kept for it. */
const UNLISTED = -1;

/** A class of words as features name it, with the hashes of what its features begin with. */
export class WordClass {
  readonly label: string;
  /** Place of the class alone. */
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

  /** Place of this class with another right after it. */
  withNext(next: WordClass): number {
    return this.#place(next, this.#withNext, this.#beforeClass);
  }

  /** Place of this class with another after one word between. */
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
