/** Declared here, because the web app's tests are compiled without the types of Node. */
declare const process: { env: Readonly<Record<string, string | undefined>> };

/**
 * The two tiers of tests. `npm test` runs the required tier: fewer runs of each property and a sample of each large
 * table of cases. `npm run test:all` sets ALENTO_TESTS=all and runs everything.
 */
export const isWholeTier = process.env.ALENTO_TESTS === 'all';

/**
 * The seed of everything random in a test run, a whole number. In the required tier it is made from the commit, so that
 * a run can be repeated and another commit tries other cases; `npm run test:all` draws one and prints it.
 */
export const testSeed = Number(process.env.ALENTO_TEST_SEED ?? 1) | 0;

/** How often a property runs: the given number in the required tier, ten times as often in the whole one. */
export const runs = (required: number): number => (isWholeTier ? required * 10 : required);

/** Time limit of a test with `runs`, ms: the given one in the required tier, ten times as long in the whole one. */
export const limitOfRuns = (requiredMs: number): number => (isWholeTier ? requiredMs * 10 : requiredMs);

/** A random number from 0 to 1 for each call, from a seed (mulberry32, https://github.com/cprosche/mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The cases of a large table to try: all of them in the whole tier, otherwise `size` of them, drawn by the seed and in
 * the order of the table.
 */
export function sampleOf<Case>(cases: readonly Case[], size: number): readonly Case[] {
  if (isWholeTier || cases.length <= size) return cases;
  const random = randomFrom(testSeed);
  return cases
    .map((one, place) => ({ one, place, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, size)
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
