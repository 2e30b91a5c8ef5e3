import type { MoodEntry } from '@alento/contract/mood-entry';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { describe, expect, it } from 'vitest';
import { tagKeys } from '../../features/tag/tag.keys.ts';
import { moodKeys } from '../../state/mood/mood-entry.keys.ts';
import { entryOf } from '../../testing/answers.ts';
import { type Seen, type SeenDiary, seenOf, trimmed, withRange } from './seen-data.ts';
import { textOf } from './seen-memory.ts';

const ZONE = 'America/Sao_Paulo';
const TODAY = '2026-11-23';
const entry = (id: string, localDate: string, score = 3, note = '') =>
  entryOf({ id, score, note, timestamp: Date.parse(`${localDate}T15:00:00Z`), localDate });
const diary = (from: string, at: number, ...entries: MoodEntry[]): SeenDiary => ({ from, at, entries });
const ids = (entries: readonly MoodEntry[]) => entries.map(({ id }) => id);

describe('withRange()', () => {
  const old = diary('2026-10-01', 10, entry('c', '2026-11-20'), entry('b', '2026-11-10'), entry('a', '2026-10-02'));

  it('begins a diary with the first range', () => {
    const days: [string, string] = ['2026-11-17', '2026-11-23'];
    expect(withRange(null, { days, at: 5, entries: [entry('c', '2026-11-20')] }, TODAY, ZONE)).toEqual(
      diary('2026-11-17', 5, entry('c', '2026-11-20')),
    );
  });

  it('replaces the days of a newer range, so that deleted entries don’t come back', () => {
    const days: [string, string] = ['2026-11-17', '2026-11-23'];
    const next = withRange(old, { days, at: 11, entries: [entry('d', '2026-11-22')] }, TODAY, ZONE);
    expect([next?.from, next?.at, ids(next?.entries ?? [])]).toEqual(['2026-10-01', 10, ['d', 'b', 'a']]);
  });

  it('ignores an older range, and replaces everything by a newer and longer one', () => {
    const days: [string, string] = ['2026-11-17', '2026-11-23'];
    expect(withRange(old, { days, at: 9, entries: [] }, TODAY, ZONE)).toBe(old);
    const all: [string, string] = ['2026-09-25', '2026-11-23'];
    expect(withRange(old, { days: all, at: 12, entries: [] }, TODAY, ZONE)).toEqual(diary('2026-09-25', 12));
  });

  it('keeps the diary when an earlier month is read, and begins none with it', () => {
    const march: [string, string] = ['2026-03-01', '2026-03-31'];
    expect(withRange(old, { days: march, at: 13, entries: [entry('z', '2026-03-02')] }, TODAY, ZONE)).toBe(old);
    expect(withRange(null, { days: march, at: 13, entries: [entry('z', '2026-03-02')] }, TODAY, ZONE)).toBeNull();
    const october: [string, string] = ['2026-10-01', '2026-10-31'];
    const next = withRange(old, { days: october, at: 13, entries: [entry('y', '2026-10-05')] }, TODAY, ZONE);
    expect([next?.from, ids(next?.entries ?? [])]).toEqual(['2026-10-01', ['c', 'b', 'y']]);
  });
});

it('trimmed() keeps 60 days, today included, from the first day of their month on', () => {
  const recent = trimmed(diary('2026-08-01', 1, entry('b', '2026-09-01'), entry('a', '2026-08-31')), TODAY, ZONE);
  expect([recent.from, ids(recent.entries)]).toEqual(['2026-09-01', ['b']]);
});

describe('seenOf()', () => {
  const seen: Seen = {
    diary: diary('2026-10-01', 10, entry('c', '2026-11-20', 5), entry('b', '2026-11-10', 1, 'Chuva')),
    records: [{ key: ['tags', null], at: 7, data: ['t'] }],
  };

  it('finds the week, also on a later day than it was seen', () => {
    expect(seenOf(seen, moodKeys.range('2026-11-19', '2026-11-25'), ZONE)).toEqual({
      data: [entry('c', '2026-11-20', 5)],
      at: 10,
    });
  });

  it('finds no range that begins before the diary, and no query that was not stored', () => {
    expect(seenOf(seen, moodKeys.range('2026-09-30', '2026-10-06'), ZONE)).toBeUndefined();
    expect(seenOf(seen, ['analytics', null, '7'], ZONE)).toBeUndefined();
    expect(seenOf({ ...seen, diary: null }, moodKeys.range('2026-11-19', '2026-11-25'), ZONE)).toBeUndefined();
  });

  it('searches the notes', () => {
    const found = seenOf(seen, moodKeys.search('CHUVA'), ZONE);
    expect(found).toEqual({
      data: { pages: [{ entries: [entry('b', '2026-11-10', 1, 'Chuva')], nextCursor: null }], pageParams: [null] },
      at: 10,
    });
  });

  it('searches the names of tags, among the entries of the asked scores', () => {
    const tagged = { ...entry('t', '2026-11-20', 4), tags: ['t1'] };
    const diaryWithTags = diary('2026-10-01', 10, tagged);
    const records = [{ key: tagKeys.list(), at: 7, data: [{ id: 't1', name: 'Família', icon: 'house' }] }];
    const found = (scores: MoodScore[]) => {
      const data = seenOf({ diary: diaryWithTags, records }, moodKeys.search('familia', scores), ZONE)?.data;
      return ids((data as { pages: { entries: MoodEntry[] }[] }).pages.flatMap(({ entries }) => entries));
    };
    expect([found([]), found([4]), found([1])]).toEqual([['t'], ['t'], []]);
  });

  it('finds other queries as they were', () => {
    expect(seenOf(seen, ['tags', null], ZONE)).toEqual({ key: ['tags', null], at: 7, data: ['t'] });
  });
});

it('textOf() drops the oldest entries that don’t fit', () => {
  const entries = Array.from({ length: 100 }, (_, index) =>
    entry(`e${index}`, index < 50 ? '2026-11-20' : '2026-10-20'),
  );
  const parsed: Seen = JSON.parse(textOf({ diary: diary('2026-10-01', 1, ...entries), records: [] }, 10_000));
  expect(parsed.diary?.entries.length).toBe(50);
  expect(parsed.diary?.from).toBe('2026-11-20');
});
