import { countSets, type WordSet } from './word-set.ts';

/** Places that a number holds a bit for. */
const BITS = 32;

/** Shared by all texts, one after the other: to clear them takes less than to make them. */
let rowOf = new Uint16Array();
let rows: Uint32Array = new Uint32Array();

/**
 * Where the words of each set stand in a text: a row of bits for each set that has any. Only the text
 * read last has its rows: they are overwritten by the next.
 */
export class TextSets {
  readonly length: number;
  /** Numbers a row takes; the last is empty, so that bits can be read across the end. */
  readonly #width: number;

  constructor(words: readonly { readonly sets: readonly WordSet[] }[]) {
    this.length = words.length;
    this.#width = (words.length >>> 5) + 2;
    if (rowOf.length < countSets()) rowOf = new Uint16Array(countSets());
    else rowOf.fill(0);
    const width = this.#width;
    const numbers = rowOf;
    let table = rows;
    // Rows count from 1: 0 is a set without words.
    let last = 0;
    for (let at = 0; at < words.length; at += 1) {
      const sets = words[at]?.sets ?? NO_SETS;
      const column = at >>> 5;
      const bit = 1 << (at & 31);
      for (const set of sets) {
        let row = numbers[set] ?? 0;
        if (row === 0) {
          last += 1;
          row = last;
          numbers[set] = row;
          const end = (row + 1) * width;
          if (table.length < end) table = longer(table, end);
          for (let place = row * width; place < end; place += 1) table[place] = 0;
        }
        const place = row * width + column;
        table[place] = (table[place] ?? 0) | bit;
      }
    }
    rows = table;
  }

  /** Whether any word of the text is of the set. */
  has(set: WordSet): boolean {
    return (rowOf[set] ?? 0) !== 0;
  }

  /** Whether the word at a place is of the set; there is none before the text and after it. */
  is(at: number, set: WordSet): boolean {
    return at >= 0 && at < this.length && (this.from(set, at) & 1) !== 0;
  }

  /** Whether any word from `start` up to `end` is of the set. */
  within(start: number, end: number, set: WordSet): boolean {
    if (!this.has(set)) return false;
    for (let at = Math.max(0, start); at < end && at < this.length; at += 1) if (this.is(at, set)) return true;
    return false;
  }

  /** The last place from `start` up to `end` with a word of the set; -1 where there is none. */
  last(start: number, end: number, set: WordSet): number {
    if (!this.has(set)) return -1;
    for (let at = Math.min(end, this.length) - 1; at >= start; at -= 1) if (this.is(at, set)) return at;
    return -1;
  }

  /** A bit for each of the 32 words from a place on that is of the set. */
  from(set: WordSet, at: number): number {
    const row = rowOf[set] ?? 0;
    if (row === 0) return 0;
    const place = row * this.#width + (at >>> 5);
    const shift = at & 31;
    const low = (rows[place] ?? 0) >>> shift;
    return shift === 0 ? low : low | ((rows[place + 1] ?? 0) << (BITS - shift));
  }

  /** Calls back for each place with a word of the set. */
  each(set: WordSet, found: (at: number) => void): void {
    if (!this.has(set)) return;
    for (let from = 0; from < this.length; from += BITS)
      for (let left = this.from(set, from); left !== 0; left &= left - 1) found(from + lowestBit(left));
  }
}

const NO_SETS: readonly WordSet[] = [];

function longer(table: Uint32Array, length: number): Uint32Array {
  const copy = new Uint32Array(2 * length);
  copy.set(table);
  return copy;
}

/** Place of the lowest bit that is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
