import { describe, expect, it, vi } from 'vitest';

const CASES = Array.from({ length: 100 }, (_, place) => place);

async function tierWith(variables: { ALENTO_TESTS?: string; ALENTO_TEST_SEED: string }) {
  vi.resetModules();
  vi.stubEnv('ALENTO_TESTS', variables.ALENTO_TESTS);
  vi.stubEnv('ALENTO_TEST_SEED', variables.ALENTO_TEST_SEED);
  return import('./tier.ts');
}

describe('in the required tier', () => {
  it('a sample has the wanted size and the order of the table, and differs by the seed', async () => {
    const drawn: (readonly number[])[] = [];
    for (const seed of ['1', '2', '1']) drawn.push((await tierWith({ ALENTO_TEST_SEED: seed })).sampleOf(CASES, 10));
    const [one = [], other = [], again = []] = drawn;
    expect(one).toHaveLength(10);
    expect(one).toEqual([...one].sort((a, b) => a - b));
    expect(new Set(one).size).toBe(10);
    expect(other).not.toEqual(one);
    expect(again).toEqual(one);
  });

  it('a table that is no larger than the sample is tried whole', async () => {
    const { sampleOf } = await tierWith({ ALENTO_TEST_SEED: '1' });
    expect(sampleOf([3, 1, 2], 3)).toEqual([3, 1, 2]);
  });

  it('a property runs as often as it says', async () => {
    expect((await tierWith({ ALENTO_TEST_SEED: '1' })).runs(20)).toBe(20);
  });
});

it('the whole tier tries every case, and each property ten times as often', async () => {
  const { sampleOf, runs } = await tierWith({ ALENTO_TESTS: 'all', ALENTO_TEST_SEED: '1' });
  expect(sampleOf(CASES, 10)).toEqual(CASES);
  expect(runs(20)).toBe(200);
});
