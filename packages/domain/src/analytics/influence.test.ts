import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../testing/tier/tier.ts';
import { live, TAG_NAMES } from '../insight/noise.harness.ts';
import { addDays } from '../time/local-date.ts';
import { influencesOf } from './influence.ts';

const START = '2025-11-01';
const TODAY = '2026-10-31';
const PEOPLE = 200;

const X = new Set(['x']);
const shareOf = <T>(list: readonly T[], holds: (one: T) => boolean) => list.filter(holds).length / list.length;

const TAG_IDS = new Set(TAG_NAMES.keys());

const PERSISTENCES = [0, 0.5, 0.8];

type Runs = { days: number; persistence: number; effect?: number };

/** A diary with autocorrelated moods and tags, independent of each other except for the given effect of `t7`. */
const diaryOf = (person: number, { effect = 0, ...runs }: Runs) =>
  live(person * 7919 + 1, {
    today: TODAY,
    logging: 0.85,
    perDay: 1,
    unrest: 0,
    effect: ({ tagIds }) => (tagIds.includes('t7') ? 0.7 : -0.3) * effect,
    ...runs,
  });

const shareOfPeople = (life: Runs, holds: (influences: ReturnType<typeof influencesOf>) => boolean): number =>
  shareOf(
    Array.from({ length: PEOPLE }, (_, person) => influencesOf(diaryOf(person, life), TAG_IDS)),
    holds,
  );

describe('influencesOf() for generated diaries with autocorrelated moods and twelve tags', () => {
  const lives = [90, 365].flatMap((days) => PERSISTENCES.map((persistence) => [days, persistence] as const));
  it.each(sampleOf(lives, 1))(
    'rarely calls any difference clear if no tag has an effect: %i days, persistence %d',
    (days, persistence) => {
      const anyClear = shareOfPeople({ days, persistence }, (influences) =>
        influences.some(({ sameDay, nextDay }) => sameDay.isClear || nextDay.isClear),
      );
      expect(anyClear).toBeLessThanOrEqual(0.15);
    },
  );

  it.each(sampleOf(PERSISTENCES, 1))(
    'finds within a year that days with a tag are better by 1: persistence %d',
    (persistence) => {
      const found = shareOfPeople({ days: 365, persistence, effect: 1 }, (influences) =>
        influences.some(({ tagId, sameDay }) => tagId === 't7' && sameDay.isClear),
      );
      expect(found).toBeGreaterThanOrEqual(0.88);
    },
  );
});

describe('days that influencesOf() compares', () => {
  const day = (index: number, score: number, ...tagIds: string[]) => ({
    localDate: addDays(START, index),
    score,
    tagIds,
  });

  it('count once with their average, however many of their entries have the tag', () => {
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

  it('have a next-day value only if the following day has entries', () => {
    // Every second day, beginning with day 0, has the tag. The range includes 29 February.
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
});

describe('the list that influencesOf() returns', () => {
  it('omits deleted tags and unused tags', () => {
    const entries = [{ localDate: START, score: 3, tagIds: ['x', 'gone'] }];
    expect(influencesOf(entries, new Set(['x', 'unused'])).map(({ tagId }) => tagId)).toEqual(['x']);
    expect(influencesOf([], X)).toEqual([]);
  });

  it('is sorted by clearness, then by size of the difference, with tags of too few days last', () => {
    const entries = Array.from({ length: 60 }, (_, index) => ({
      localDate: addDays(START, index * 2), // Every second day, so that no next day has entries.
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
