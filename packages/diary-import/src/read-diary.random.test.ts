import { isMoodScore } from '@alento/domain/mood-entry/scale';
import { isLocalDate } from '@alento/domain/time/local-date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../testing/tier/tier.ts';
import type { ForeignSource, ReadDiary } from './diary/diary.ts';
import { backup, csv, ENTRY, MOODS, read, readWhole, zip } from './testing/diary-files.harness.ts';

const TAGS = [
  { id: 1, name: 'café' },
  { id: 2, name: 'praia' },
];
const JSON_BACKUP = { customMoods: MOODS, tags: TAGS, dayEntries: [ENTRY, { ...ENTRY, day: 14, tags: [1, 2] }] };
const PIXELS = JSON.stringify([{ date: '2024-3-5', type: 'Mood', scores: [4, 1], notes: 'é', tags: [] }]);
const TABLE = csv(
  '2024-03-15,,,22:10,bem,"café | praia","Sono: 8","Sexta","um\ndois <b>três</b>"',
  '2024-03-14,,,9:05,mal,,,,é',
);
const IN_CELLS = TABLE.split('\n')
  .map((line) => line && `"${line.replaceAll('"', '""')}"`)
  .join('\n');
const TABLE_2018 =
  'year,date,weekday,time,mood,activities,note\n2018,12 de março,segunda-feira,21:30,bem,"a | b","é"\n';
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const VALID: [ForeignSource, Uint8Array][] = [
  ['daylio', encode(TABLE)],
  ['daylio', backup(JSON_BACKUP)],
  ['daylio', encode(JSON.stringify(JSON_BACKUP))],
  ['daylio', zip({ 'a.csv': TABLE })],
  ['daylio', encode(IN_CELLS)],
  ['daylio', encode(TABLE_2018)],
  ['pixels', encode(PIXELS)],
  ['pixels', encode('[{"date":"2018-1-5","mood":3.5,"emotions":["feliz"],"notes":"é"}]')],
];
const valid = fc.constantFrom(...VALID);
const source = fc.constantFrom<ForeignSource>('daylio', 'pixels');
const RUNS = { numRuns: runs(30) };

/** Asserts what holds for every diary, whatever the file contained. */
function checkDiary(diary: ReadDiary): void {
  if (!diary.ok) {
    expect(diary.code).toMatch(/^FILE_[A-Z_]+$/);
    return;
  }
  const names = new Set(diary.scale.map(({ name }) => name));
  expect(names.size).toBe(diary.scale.length);
  for (const { score } of diary.scale) expect(score === null || isMoodScore(score)).toBe(true);
  for (const { line, localDate, time, mood, note, activities } of diary.entries) {
    expect(line).toBeGreaterThan(0);
    expect(isLocalDate(localDate)).toBe(true);
    if (time !== null) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
    expect(names).toContain(mood);
    for (const text of [mood, ...activities]) expect(text).toMatch(/^\S(?:.*\S)?$/u);
    for (const text of [mood, note, ...activities]) {
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/[\p{Cc}--[\n\t]]/v);
    }
  }
  for (const { line, message } of diary.problems) {
    expect(line).toBeGreaterThanOrEqual(0);
    expect(message).toMatch(/\.$/);
  }
}

describe('readDiary throws for no content of a file', () => {
  it('with random bytes', () => {
    fc.assert(
      fc.property(source, fc.uint8Array({ maxLength: 200 }), (from, bytes) =>
        checkDiary(read(bytes, { source: from })),
      ),
      RUNS,
    );
  });

  it('with a file that is cut off', () => {
    fc.assert(
      fc.property(valid, fc.nat(), ([from, bytes], length) => {
        checkDiary(read(bytes.slice(0, length % bytes.length), { source: from }));
      }),
      RUNS,
    );
  });

  it('with altered bytes', () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(valid, changes, ([from, bytes], altered) => {
        const copy = Uint8Array.from(bytes);
        for (const [at, value] of altered) copy[at % copy.length] = value;
        checkDiary(read(copy, { source: from }));
      }),
      RUNS,
    );
  });

  it('with random JSON in the place of any value', () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 1e308, '', '__proto__', null, 13));
    const key = fc.constantFrom(...Object.keys(ENTRY), 'custom_name', 'name');
    fc.assert(
      fc.property(key, value, (name, content) => {
        const altered = { ...ENTRY, [name]: content };
        const lists = { customMoods: [{ ...MOODS[1], [name]: content }], tags: [{ ...TAGS[0], [name]: content }] };
        checkDiary(read(backup({ ...lists, dayEntries: [altered] })));
        const pixel = { date: '2024-03-05', scores: [content], notes: content, tags: content };
        checkDiary(read(JSON.stringify([pixel, { date: content, scores: content }]), { source: 'pixels' }));
      }),
      RUNS,
    );
  });

  it('with random cells', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('2024-03-15', '22:10', 'bem', '"', '""', ',', '\n', '\r', ' | '),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 5 }), (rows) => {
        checkDiary(read(csv(...rows.map((cells) => cells.join(',')))));
      }),
      RUNS,
    );
  });
});

it('readDiary gives back the entries that a CSV file is written from', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aé 😀,;"\n|<&\''), maxLength: 20 });
  const entry = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    minute: fc.nat({ max: 1439 }),
    mood: fc.constantFrom('bem', 'mal', 'meio "assim"', 'cansada, mas ok'),
    note: text.filter((note) => !/[<&]/.test(note)),
    activities: fc.uniqueArray(fc.constantFrom('café', 'a|b', 'café, bolo', '🐶', '"x"', '"x" y "z"')),
  });
  const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
  const two = (number: number): string => String(number).padStart(2, '0');
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ({ minute }) => minute, minLength: 1 }), (entries) => {
      const wanted = entries.map(({ day, minute, mood, note, activities }) => ({
        localDate: `2024-05-${two(day)}`,
        time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
        mood,
        note: note.trim(),
        activities,
      }));
      const rows = wanted.map(({ localDate, time, mood, note, activities }) =>
        [localDate, '', '', time, quote(mood), quote(activities.join(' | ')), '', '', quote(note)].join(','),
      );
      const diary = readWhole(csv(...rows));
      expect(diary.problems).toEqual([]);
      expect(diary.entries.map(({ line: _, ...rest }) => rest)).toEqual(wanted);
    }),
  );
});
