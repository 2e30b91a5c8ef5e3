import { describe, expect, it } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { influencesOf } from './influence.ts';
import { INFLUENCE_MIN_DAYS } from './limits.ts';

const START = '2025-11-01';
const PEOPLE = 200;

/** Mulberry32: the same numbers for the same seed, on every machine. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Life = { days?: number; share?: number; sameDay?: number; nextDay?: number };

/** Entries of somebody whose tag `x` moves its own day or the next by a known amount. */
function live(seed: number, { days = 120, share = 0.3, sameDay = 0, nextDay = 0 }: Life) {
  const chance = chanceOf(seed);
  let wasMarked = false;
  return Array.from({ length: days }, (_, index) => {
    const isMarked = chance() < share;
    // Below and above are equally far: clamping to 0 to 5 must not eat the effect.
    const noise = (chance() + chance() + chance() - 1.5) * 1.4;
    const mood = 2.5 + noise + (isMarked ? sameDay : 0) + (wasMarked ? nextDay : 0);
    wasMarked = isMarked;
    const score = Math.min(5, Math.max(0, Math.floor(mood) + (chance() < mood - Math.floor(mood) ? 1 : 0)));
    return { localDate: addDays(START, index), score, tagIds: isMarked ? ['x'] : [] };
  });
}

const X = new Set(['x']);
const influenceOf = (seed: number, life: Life) => {
  const [influence] = influencesOf(live(seed, life), X);
  if (!influence) throw new Error('The tag was never used');
  return influence;
};
const people = (life: Life) => Array.from({ length: PEOPLE }, (_, person) => influenceOf(person * 7919 + 1, life));
const shareOf = <T>(list: readonly T[], holds: (one: T) => boolean) => list.filter(holds).length / list.length;
const meanOf = (values: (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / values.length;

describe('planted data', () => {
  it('a tag that adds 1 to its day is found, and clear', () => {
    const found = people({ sameDay: 1 });
    expect(meanOf(found.map(({ sameDay }) => sameDay.difference))).toBeCloseTo(1, 1);
    expect(shareOf(found, ({ sameDay }) => sameDay.isClear)).toBeGreaterThan(0.95);
    const long = influenceOf(1, { days: 400, sameDay: 1 });
    expect(Math.abs((long.sameDay.difference ?? 0) - 1)).toBeLessThan(0.2);
    expect(long.sameDay.isClear).toBe(true);
  });

  it('a tag that takes 1 from its day is found as well', () => {
    const found = people({ sameDay: -1 });
    expect(meanOf(found.map(({ sameDay }) => sameDay.difference))).toBeCloseTo(-1, 1);
    expect(shareOf(found, ({ sameDay }) => sameDay.isClear)).toBeGreaterThan(0.95);
  });

  it('a tag without effect is rarely called clear', () => {
    const found = people({});
    expect(shareOf(found, ({ sameDay }) => sameDay.isClear)).toBeLessThanOrEqual(0.02);
    expect(shareOf(found, ({ nextDay }) => nextDay.isClear)).toBeLessThanOrEqual(0.02);
    expect(Math.abs(meanOf(found.map(({ sameDay }) => sameDay.difference)))).toBeLessThan(0.05);
  });

  it('an effect on the next day shows there, and not on the same', () => {
    const found = people({ nextDay: 1 });
    expect(meanOf(found.map(({ nextDay }) => nextDay.difference))).toBeCloseTo(1, 1);
    expect(shareOf(found, ({ nextDay }) => nextDay.isClear)).toBeGreaterThan(0.95);
    expect(shareOf(found, ({ sameDay }) => sameDay.isClear)).toBeLessThanOrEqual(0.02);
  });
});

describe('days', () => {
  const day = (index: number, score: number, ...tagIds: string[]) => ({
    localDate: addDays(START, index),
    score,
    tagIds,
  });

  it('count once, with their average, however many entries carry the tag', () => {
    const entries = [
      day(0, 5, 'x'),
      day(0, 1),
      day(0, 3, 'x'),
      ...Array.from({ length: 4 }, (_, index) => day(index + 1, 3, 'x')),
      ...Array.from({ length: 5 }, (_, index) => day(index + 10, 2)),
    ];
    expect(influencesOf(entries, X)[0]?.sameDay).toMatchObject({
      with: { days: 5, average: 3 },
      without: { days: 5, average: 2 },
      difference: 1,
    });
  });

  it('have a next day only where the day after them has entries', () => {
    // Marked on 0, 2, 4…; logged on the day after each but the last; 29 February lies between.
    const leap = (index: number) => addDays('2024-02-20', index);
    const entries = Array.from({ length: 19 }, (_, index) => ({
      localDate: leap(index),
      score: index % 2 === 0 ? 1 : 4,
      tagIds: index % 2 === 0 ? ['x'] : [],
    }));
    const [influence] = influencesOf(entries, X);
    expect(influence?.sameDay).toMatchObject({ with: { days: 10, average: 1 }, without: { days: 9, average: 4 } });
    expect(influence?.nextDay).toMatchObject({ with: { days: 9, average: 4 }, without: { days: 9, average: 1 } });
  });

  it('too few on a side make no difference', () => {
    const entries = Array.from({ length: 30 }, (_, index) =>
      day(index, 3, ...(index < INFLUENCE_MIN_DAYS - 1 ? ['x'] : [])),
    );
    expect(influencesOf(entries, X)[0]?.sameDay).toEqual({
      with: { days: 4, average: null },
      without: { days: 26, average: 3 },
      difference: null,
      isClear: false,
    });
  });
});

describe('tags', () => {
  it('that are gone or were never used are not told', () => {
    const entries = live(1, {}).map((entry) => ({ ...entry, tagIds: [...entry.tagIds, 'gone'] }));
    expect(influencesOf(entries, new Set(['x', 'unused'])).map(({ tagId }) => tagId)).toEqual(['x']);
    expect(influencesOf([], X)).toEqual([]);
  });

  it('come clear ones first, then by difference, those with too few days last', () => {
    const entries = Array.from({ length: 60 }, (_, index) => ({
      localDate: addDays(START, index * 2), // no next days
      score: index % 2 === 0 ? 4 : 2,
      tagIds: [
        ...(index % 2 === 0 ? ['strong'] : []),
        ...(index % 4 === 0 || index % 3 === 0 ? ['weaker'] : []),
        ...(index < 3 ? ['rare'] : []),
        ...(index < 30 ? ['none'] : []),
      ],
    }));
    const influences = influencesOf(entries, new Set(['none', 'rare', 'strong', 'weaker']));
    expect(influences.map(({ tagId }) => tagId)).toEqual(['strong', 'weaker', 'none', 'rare']);
    expect(influencesOf(entries.toReversed(), new Set(['weaker', 'none', 'strong', 'rare']))).toEqual(influences);
  });
});
