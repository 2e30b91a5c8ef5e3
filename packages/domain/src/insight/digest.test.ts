import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DigestEntry, insightDigestOf } from './digest.ts';

const entry: DigestEntry = {
  id: 'a',
  localDate: '2026-11-21',
  score: 3,
  recordedAt: 1_795_000_000_000,
  offsetMinutes: -180,
  tagIds: ['t1', 't2'],
};
const digest = insightDigestOf([entry]);

describe('insightDigestOf()', () => {
  it.each<[what: string, change: Partial<DigestEntry>]>([
    ['id', { id: 'b' }],
    ['score', { score: 4 }],
    ['day', { localDate: '2026-11-20' }],
    ['time', { recordedAt: entry.recordedAt + 1 }],
    ['UTC offset', { offsetMinutes: 0 }],
    ['tags', { tagIds: ['t1'] }],
    ['list of tags with one tag “t1,t2” instead of “t1” and “t2”', { tagIds: ['t1,t2'] }],
  ])('changes if an entry has a different %s', (_what, change) => {
    expect(insightDigestOf([{ ...entry, ...change }])).not.toBe(digest);
  });

  it('does not depend on the order of entries and tags, but changes if an entry is removed', () => {
    const entries = fc.uniqueArray(
      fc.record({
        id: fc.string(),
        localDate: fc.constantFrom('2026-11-20', '2026-11-21'),
        score: fc.integer({ min: 0, max: 5 }),
        recordedAt: fc.nat(),
        offsetMinutes: fc.integer({ min: -720, max: 840 }),
        tagIds: fc.uniqueArray(fc.string()),
      }),
      { selector: ({ id }) => id, minLength: 1 },
    );
    fc.assert(
      fc.property(
        entries.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          const turned = shuffled.map((own) => ({ ...own, tagIds: own.tagIds.toReversed() }));
          expect(insightDigestOf(turned)).toBe(insightDigestOf(list));
          expect(insightDigestOf(list.slice(1))).not.toBe(insightDigestOf(list));
        },
      ),
    );
  });
});
