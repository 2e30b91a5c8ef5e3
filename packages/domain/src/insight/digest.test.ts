import { describe, expect, it } from 'vitest';
import { type DigestEntry, insightDigestOf } from './figures-of.ts';

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
});
