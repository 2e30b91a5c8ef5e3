import { describe, expect, it } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { entryOn } from './examples.harness.ts';
import { RECORD_TAGS_MAX } from './limits.ts';
import { type RecordTag, recordTagsOf } from './record-figures.ts';

const START = '2026-01-01';
/** Days that don't repeat in any rhythm, so that a tag on them can give a clear difference. */
const IRREGULAR = [1, 2, 5, 11, 12, 17, 18, 19, 25, 31, 36, 38, 45, 46, 53, 58, 60, 61, 70, 72, 75];

type Marks = Readonly<Record<string, readonly number[]>>;
const diary = (days: number, marks: Marks, scoreOf: (day: number) => number) =>
  Array.from({ length: days }, (_, day) =>
    entryOn(addDays(START, day), scoreOf(day), {
      tagIds: Object.keys(marks).filter((id) => marks[id]?.includes(day)),
    }),
  );
const namesOf = (...ids: string[]) => new Map(ids.map((id) => [id, id.toUpperCase()]));

const sizeOf = (tag: RecordTag | undefined): number =>
  Math.abs((tag?.average ?? Number.NaN) - (tag?.otherAverage ?? Number.NaN));

describe('recordTagsOf()', () => {
  it('returns averages and numbers of the days with and without a tag', () => {
    const entries = diary(10, { a: [0, 1, 2, 3, 4] }, (day) => (day < 5 ? 4 : 3));
    expect(recordTagsOf(entries, namesOf('a'))).toEqual([
      { name: 'A', average: 4, days: 5, otherAverage: 3, otherDays: 5, isClear: false },
    ]);
  });

  it('leaves out words for feelings', () => {
    const entries = diary(10, { a: [0, 1, 2, 3, 4] }, (day) => (day < 5 ? 4 : 3));
    expect(recordTagsOf(entries, new Map([['a', 'Alegria']]))).toEqual([]);
  });

  it('puts clear differences first, then larger ones', () => {
    const large = [3, 9, 22, 50, 66];
    const entries = diary(80, { small: [4, 6, 7, 8, 10], large, clear: IRREGULAR }, (day) => {
      if (large.includes(day)) return day === 66 ? 5 : 0;
      return IRREGULAR.includes(day) ? 2 + (day % 2) : 4 - (day % 3) / 2;
    });
    const tags = recordTagsOf(entries, namesOf('small', 'large', 'clear'));
    expect(tags.map(({ name, isClear }) => [name, isClear])).toEqual([
      ['CLEAR', true],
      ['LARGE', false],
      ['SMALL', false],
    ]);
    expect(sizeOf(tags[1])).toBeGreaterThan(sizeOf(tags[0]));
  });

  it('orders by the same day, also if the next day differs more', () => {
    // After each day with `next` comes a day of 5, so its next-day difference is the largest.
    const marks = { next: [0, 10, 20, 30, 40], same: [5, 15, 25, 35, 45] };
    const entries = diary(60, marks, (day) => {
      if (marks.same.includes(day)) return 4;
      return marks.next.includes(day - 1) ? 5 : 2;
    });
    expect(recordTagsOf(entries, namesOf('next', 'same')).map(({ name }) => name)).toEqual(['SAME', 'NEXT']);
  });

  it('returns at most six tags, those with the largest differences', () => {
    const marks = Object.fromEntries(
      Array.from({ length: 8 }, (_, tag) => [`t${tag}`, Array.from({ length: 5 }, (_day, day) => tag * 5 + day)]),
    );
    const entries = diary(60, marks, (day) => (day < 40 ? Math.floor(day / 5) / 2 : 0));
    const tags = recordTagsOf(entries, namesOf(...Object.keys(marks)));
    expect(tags).toHaveLength(RECORD_TAGS_MAX);
    expect(tags[0]?.name).toBe('T7');
    const sizes = tags.map(sizeOf);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });
});
