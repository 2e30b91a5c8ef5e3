import { expect, it } from 'vitest';
import { distributionOf } from './figure.ts';

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
