import type { Pattern } from './pattern.ts';
import type { TextSets } from './text-sets.ts';
import type { WordSet } from './word-set.ts';

type Entry<T> = { readonly item: T; readonly pattern: Pattern };

/** How many required sets are checked, besides the rarest, before the pattern itself. */
const OTHERS = 2;
const NONE = -1;

/** Index of patterns by the rarest set of which a text must contain a word, so that most patterns are never tried. */
export class Table<T> {
  readonly #entries: Entry<T>[] = [];
  /**
   * Sets that are the rarest of an entry, and the index of the first entry of each; the last entries need phrases only.
   */
  readonly #sets: Uint16Array;
  readonly #starts: Uint16Array;
  /** The next rarest sets of each entry, in consecutive elements. */
  readonly #others: Int16Array;

  constructor(entries: readonly Entry<T>[]) {
    const bySet = Map.groupBy(entries, ({ pattern }) => pattern.required[0]);
    const withoutSet = bySet.get(undefined) ?? [];
    bySet.delete(undefined);
    this.#sets = Uint16Array.from([...bySet.keys()].map((set) => set ?? 0));
    const starts: number[] = [];
    for (const group of [...bySet.values(), withoutSet]) {
      starts.push(this.#entries.length);
      this.#entries.push(...group);
    }
    this.#starts = Uint16Array.from(starts);
    this.#others = Int16Array.from(
      this.#entries.flatMap(({ pattern }) =>
        Array.from({ length: OTHERS }, (_, at) => pattern.required[at + 1] ?? NONE),
      ),
    );
  }

  /** Calls back for each pattern whose required words the text contains; phrases are not checked. */
  eachPossible(text: TextSets, found: (entry: Entry<T>) => void): void {
    const sets = this.#sets;
    const starts = this.#starts;
    for (let index = 0; index < sets.length; index += 1)
      if (text.has(sets[index] ?? 0)) this.#each(starts[index] ?? 0, starts[index + 1] ?? 0, text, found);
    this.#each(starts[sets.length] ?? 0, this.#entries.length, text, found);
  }

  #each(from: number, to: number, text: TextSets, found: (entry: Entry<T>) => void): void {
    for (let at = from; at < to; at += 1) {
      const second = this.#others[OTHERS * at] ?? NONE;
      if (second !== NONE && !text.has(second)) continue;
      const third = this.#others[OTHERS * at + 1] ?? NONE;
      if (third !== NONE && !text.has(third)) continue;
      const entry = this.#entries[at];
      if (entry !== undefined && hasAll(text, entry.pattern.required)) found(entry);
    }
  }
}

function hasAll(text: TextSets, sets: readonly WordSet[]): boolean {
  for (const set of sets) if (!text.has(set)) return false;
  return true;
}
