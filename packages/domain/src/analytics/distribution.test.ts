import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distributionOf } from './distribution.ts';

it('distributionOf() lists all six scores from worst to best, including unused ones', () => {
  expect(distributionOf([{ score: 5 }, { score: 0 }, { score: 5 }])).toEqual([
    { score: 0, entries: 1 },
    { score: 1, entries: 0 },
    { score: 2, entries: 0 },
    { score: 3, entries: 0 },
    { score: 4, entries: 0 },
    { score: 5, entries: 2 },
  ]);
});

it('distributionOf() counts every entry once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 80 }), (scores) => {
      const counted = distributionOf(scores.map((score) => ({ score })));
      for (const { score, entries } of counted) expect(entries).toBe(scores.filter((one) => one === score).length);
      expect(counted.reduce((sum, { entries }) => sum + entries, 0)).toBe(scores.length);
    }),
  );
});
