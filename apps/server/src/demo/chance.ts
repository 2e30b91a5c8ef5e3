/** A seeded pseudo-random generator: the same seed produces the same numbers. */
export type Chance = ReturnType<typeof chanceOf>;

export function chanceOf(seed: number) {
  let state = seed >>> 0;

  /** Mulberry32 (Tommy Ettinger, public domain): a number from 0 (inclusive) to 1 (exclusive). */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    next,
    happens: (probability: number): boolean => next() < probability,
    between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
    /** Approximates a normal distribution around 0 by the sum of four uniform numbers. */
    noise: (deviation: number): number => (next() + next() + next() + next() - 2) * Math.sqrt(3) * deviation,
    /** Picks one of the items with a probability proportional to its weight. */
    pick<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
      const found = items.find((item) => {
        left -= weightOf(item);
        return left < 0;
      });
      const picked = found ?? items.at(-1);
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    shuffled: <Item>(items: readonly Item[]): Item[] =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}
