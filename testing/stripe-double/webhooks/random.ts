export type Random = () => number;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(all: readonly T[], random: Random): T[] {
  return all
    .map((one) => ({ one, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}
