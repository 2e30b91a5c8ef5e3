import { afterEach, expect, it, vi } from 'vitest';

// Files that follow in the same process must not get this tier.
afterEach(() => void vi.resetModules());

const CASES = Array.from({ length: 100 }, (_, place) => place);

async function tierWith(seed: string, tests?: string) {
  vi.resetModules();
  vi.stubEnv('ALENTO_TESTS', tests);
  vi.stubEnv('ALENTO_TEST_SEED', seed);
  return import('./tier.ts');
}

it('the required tier draws a sample of the wanted size by the seed, in the order of the table', async () => {
  const one = (await tierWith('1')).sampleOf(CASES, 10);
  expect(one).toHaveLength(10);
  expect(one).toEqual([...new Set(one)].sort((a, b) => a - b));
  expect((await tierWith('2')).sampleOf(CASES, 10)).not.toEqual(one);
  expect((await tierWith('1')).sampleOf(CASES, 10)).toEqual(one);
});

it('the whole tier tries every case, and each property ten times as often', async () => {
  const { sampleOf, runs } = await tierWith('1', 'all');
  expect(sampleOf(CASES, 10)).toEqual(CASES);
  expect(runs(20)).toBe(200);
});
