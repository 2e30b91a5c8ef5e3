import { expect, it } from 'vitest';
import { createDiaryBuilder, type FoundEntry } from './diary-builder.ts';

const ENTRY: FoundEntry = {
  line: 2,
  localDate: '2024-03-15',
  time: '22:10',
  mood: 'bem',
  score: 4,
  note: 'oi',
  activities: ['café'],
};

it('counts a row that is there already as a duplicate', () => {
  const builder = createDiaryBuilder({ maxEntries: 10 });
  for (const entry of [ENTRY, { ...ENTRY, line: 3 }, { ...ENTRY, line: 4, note: 'oi!' }, { ...ENTRY, time: null }]) {
    builder.add(entry);
  }
  expect(builder.diary(4)).toMatchObject({ duplicates: 1, entries: [{ line: 2 }, { line: 4 }, { time: null }] });
});

it('spells names that differ only in case as they are written first', () => {
  const builder = createDiaryBuilder({ maxEntries: 10 });
  builder.add({ ...ENTRY, mood: 'Bem', activities: ['Café', ' café', '', 'a\u202eb'] });
  builder.add({ ...ENTRY, line: 3, activities: ['CAFÉ', 'chá'] });
  expect(builder.diary(2)).toMatchObject({
    entries: [
      { mood: 'Bem', activities: ['Café', 'ab'] },
      { mood: 'Bem', activities: ['Café', 'chá'] },
    ],
    scale: [{ name: 'Bem', score: 4, entries: 2 }],
    activities: [
      { name: 'Café', entries: 2 },
      { name: 'ab', entries: 1 },
      { name: 'chá', entries: 1 },
    ],
  });
});

it('orders the scale from the best score to the worst, then moods without a score by their frequency', () => {
  const builder = createDiaryBuilder({ maxEntries: 10 });
  const moods = [
    ['estranho', null],
    ['horrível', 0],
    ['ansiosa', null],
    ['radiante', 5],
    ['ansiosa', null],
  ] as const;
  for (const [place, [mood, score]] of moods.entries())
    builder.add({ ...ENTRY, line: place, note: `${place}`, mood, score });
  const diary = builder.diary(5);
  expect(diary.ok && diary.scale.map(({ name }) => name)).toEqual(['radiante', 'horrível', 'ansiosa', 'estranho']);
});

it('lists every problem by its line', () => {
  const builder = createDiaryBuilder({ maxEntries: 10 });
  for (let line = 301; line >= 2; line -= 1) builder.report(line, 'falta o humor.');
  const diary = builder.diary(300);
  expect(diary.ok && diary.problems.map(({ line }) => line)).toEqual(Array.from({ length: 300 }, (_, at) => at + 2));
});

it('refuses a file without rows and one with too many entries', () => {
  expect(createDiaryBuilder({ maxEntries: 10 }).diary(0)).toEqual({ ok: false, code: 'FILE_HAS_NO_ENTRIES' });
  const builder = createDiaryBuilder({ maxEntries: 1 });
  builder.add(ENTRY);
  expect(builder.isFull()).toBe(false);
  builder.add({ ...ENTRY, note: 'outra' });
  expect(builder.isFull()).toBe(true);
  expect(builder.diary(2)).toEqual({ ok: false, code: 'FILE_TOO_MANY_ENTRIES' });
});
