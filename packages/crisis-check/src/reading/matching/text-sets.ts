import { countSets, type WordSet } from './word-set.ts';

/** Bits per array element. */
const BITS = 32;

/** Reused for every text, because clearing takes less time than allocating. */
let rowOf = new Uint16Array();
let rows: Uint32Array = new Uint32Array();

/**
 * Positions of each set's words in a text: a row of bits for each set that has any. Only the latest instance is valid,
 * because all share the rows.
 */
export class TextSets {
  readonly length: number;
  /** Array elements per row. The last one is empty, so that bits can be read across the end. */
  readonly #width: number;

  constructor(words: readonly { readonly sets: readonly WordSet[] }[]) {
    this.length = words.length;
    this.#width = (words.length >>> 5) + 2;
    if (rowOf.length < countSets()) rowOf = new Uint16Array(countSets());
    else rowOf.fill(0);
    const width = this.#width;
    const numbers = rowOf;
    let table = rows;
    // Rows are numbered from 1; 0 is a set without words.
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

  /** Whether any word of the text is in the set. */
  has(set: WordSet): boolean {
    return (rowOf[set] ?? 0) !== 0;
  }

  /** Whether the word at a position is in the set; false outside of the text. */
  is(at: number, set: WordSet): boolean {
    return at >= 0 && at < this.length && (this.from(set, at) & 1) !== 0;
  }

  /** Whether any word from `start` to `end` (excluded) is in the set. */
  within(start: number, end: number, set: WordSet): boolean {
    if (!this.has(set)) return false;
    for (let at = Math.max(0, start); at < end && at < this.length; at += 1) if (this.is(at, set)) return true;
    return false;
  }

  /** The last position from `start` to `end` (excluded) with a word of the set; -1 without one. */
  last(start: number, end: number, set: WordSet): number {
    if (!this.has(set)) return -1;
    for (let at = Math.min(end, this.length) - 1; at >= start; at -= 1) if (this.is(at, set)) return at;
    return -1;
  }

  /** Bit mask of the 32 words from a position on that are in the set. */
  from(set: WordSet, at: number): number {
    const row = rowOf[set] ?? 0;
    if (row === 0) return 0;
    const place = row * this.#width + (at >>> 5);
    const shift = at & 31;
    const low = (rows[place] ?? 0) >>> shift;
    return shift === 0 ? low : low | ((rows[place + 1] ?? 0) << (BITS - shift));
  }

  /** Calls back for each position with a word of the set. */
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

/** Index of the lowest bit that is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
