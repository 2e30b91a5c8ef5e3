import { describe, expect, it } from 'vitest';
import { csv, read, readWhole, zip } from '../testing/diary-files.harness.ts';

const PIXELS = { source: 'pixels', fileName: 'PIXELS-BACKUP-2024-03-01.json' } as const;
const PIXEL = {
  date: '2024-3-5',
  type: 'Mood',
  scores: [4],
  notes: 'oi',
  tags: [{ type: 'Emoções', entries: ['feliz'] }],
};
const readPixels = (json: unknown, options = {}) => readWhole(JSON.stringify(json), { ...PIXELS, ...options });
const refused = (code: string) => ({ ok: false, code });

describe('a backup of Pixels', () => {
  it('gives an entry at noon for a day', () => {
    expect(readPixels([PIXEL])).toEqual({
      ok: true,
      entries: [{ line: 1, localDate: '2024-03-05', time: '12:00', mood: '4', note: 'oi', activities: ['feliz'] }],
      scale: [{ name: '4', score: 4, entries: 1 }],
      activities: [{ name: 'feliz', entries: 1 }],
      problems: [],
      duplicates: 0,
    });
  });

  it('gives an entry for each score of a day, with the note at the first one', () => {
    const diary = readPixels([{ ...PIXEL, scores: [9, 2, 5] }]);
    expect(diary.entries).toMatchObject([
      { time: '12:01', mood: '2', note: 'oi', activities: ['feliz'] },
      { time: '12:02', mood: '5', note: '', activities: ['feliz'] },
    ]);
    expect(diary.scale).toMatchObject([
      { name: '5', score: 5 },
      { name: '2', score: 1 },
    ]);
    expect(diary.problems).toEqual([{ line: 1, message: 'o humor “9” não está entre 1 e 5.' }]);
  });

  it('reports one problem for a day with several impossible scores', () => {
    const diary = readPixels([{ ...PIXEL, scores: [9, 2, 8, 7] }]);
    expect(diary.entries).toMatchObject([{ time: '12:01', mood: '2', note: 'oi' }]);
    expect(diary.problems).toEqual([{ line: 1, message: 'o humor “9” não está entre 1 e 5.' }]);
  });

  it('proposes the five scores onto six', () => {
    const pixels = [1, 2, 3, 4, 5].map((score) => ({ ...PIXEL, date: `2024-03-0${score}`, scores: [score] }));
    expect(readPixels(pixels).scale.map(({ name, score }) => [name, score])).toEqual([
      ['5', 5],
      ['4', 4],
      ['3', 2],
      ['2', 1],
      ['1', 0],
    ]);
  });

  it('is read if parts are missing, of another form or in an object', () => {
    const pixels = [
      { date: '2024-03-01', scores: ['3'] },
      { date: '2024-03-02', scores: 2, notes: null, tags: null },
      { date: '2024-03-03', scores: [1], notes: 'a<b', tags: ['praia', { entries: [' praia ', 7] }, 8] },
    ];
    for (const json of [pixels, { version: 2, other: [1], pixels }]) {
      expect(readPixels(json)).toMatchObject({
        entries: [{ mood: '3' }, { mood: '2', note: '' }, { mood: '1', note: 'a<b', activities: ['praia'] }],
        problems: [],
      });
    }
  });

  it('is read in the form of old versions, with one mood and emotions', () => {
    const old = [
      { date: '2018-1-5', mood: 4, emotions: ['Feliz', 'cansada'], notes: 'Praia com a Lu ☀️\r\nDormi cedo' },
      { date: '2018-01-06', mood: 2, emotions: [], notes: '' },
      { date: '2018-01-07', mood: null, emotions: null, notes: null },
      { date: '2018-01-08', mood: '5', emotions: ['feliz', 3] },
    ];
    for (const content of [JSON.stringify(old), `\ufeff${JSON.stringify({ entries: old }, null, 2)}`]) {
      expect(readWhole(content, PIXELS)).toMatchObject({
        entries: [
          {
            localDate: '2018-01-05',
            mood: '4',
            activities: ['Feliz', 'cansada'],
            note: 'Praia com a Lu ☀️\nDormi cedo',
          },
          { localDate: '2018-01-06', mood: '2', activities: [], note: '' },
          { localDate: '2018-01-08', mood: '5', activities: ['Feliz'] },
        ],
        problems: [{ line: 3, message: 'falta o humor.' }],
      });
    }
    expect(read('[{"date":"2018-01-05","mood":"feliz"}]', PIXELS)).toEqual(refused('FILE_OF_ANOTHER_KIND'));
  });

  it('has no note and no tag where a program wrote null', () => {
    expect(readPixels([{ ...PIXEL, notes: ' null ', tags: ['null', 'praia'] }]).entries).toMatchObject([
      { note: '', activities: ['praia'] },
    ]);
  });

  it('rounds half points, and says so', () => {
    const pixels = [
      { ...PIXEL, scores: [3.5, 2] },
      { ...PIXEL, date: '2024-03-06', scores: ['4,5', 9] },
      { ...PIXEL, date: '2024-03-07', scores: [5.5, 0.5] },
    ];
    const diary = readPixels(pixels);
    expect(diary.entries.map(({ mood, time }) => [mood, time])).toEqual([
      ['4', '12:00'],
      ['2', '12:01'],
      ['5', '12:00'],
    ]);
    expect(diary.problems).toEqual([
      { line: 1, message: 'o humor “3.5” fica entre dois e entra como 4.' },
      { line: 2, message: 'o humor “4,5” fica entre dois e entra como 5.' },
      { line: 2, message: 'o humor “9” não está entre 1 e 5.' },
      { line: 3, message: 'o humor “5.5” não está entre 1 e 5.' },
    ]);
  });

  it('reports pixels without a score or a date, and those that are no moods', () => {
    const pixels = [
      PIXEL,
      { ...PIXEL, date: '2024-02-30' },
      { ...PIXEL, scores: [] },
      { ...PIXEL, scores: [{ a: 'x' }] },
      { ...PIXEL, scores: undefined },
      { ...PIXEL, type: 'Period' },
      { ...PIXEL, scores: Array(61).fill(1) },
      null,
    ];
    expect(readPixels(pixels).problems).toEqual([
      { line: 2, message: 'a data “2024-02-30” não existe.' },
      { line: 3, message: 'falta o humor.' },
      { line: 4, message: 'o humor “{"a":"x"}” não está entre 1 e 5.' },
      { line: 5, message: 'não deu para ler este registro.' },
      { line: 6, message: 'um registro que não é de humor ficou de fora.' },
      { line: 7, message: 'há humores demais em um só dia.' },
      { line: 8, message: 'não deu para ler este registro.' },
    ]);
  });

  it('is read if every mood is a text, and if the list is in an object within another', () => {
    const old = [{ date: '2018-01-05', mood: '4' }];
    for (const json of [old, { data: { version: 2, entries: old } }]) {
      expect(readPixels(json).entries).toMatchObject([{ localDate: '2018-01-05', mood: '4' }]);
    }
  });

  it('keeps notes in a list and tags in an object or a text, and reports a note that it can’t read', () => {
    const pixels = [
      { ...PIXEL, notes: ['um', 'dois'], tags: { Emoções: ['feliz', 'calma'], lugar: { entries: ['praia'] } } },
      { ...PIXEL, date: '2024-03-06', notes: { a: 1 }, tags: 'praia, mar' },
      { ...PIXEL, date: '2024-03-07', notes: [], tags: { praia: true, mar: false } },
    ];
    const diary = readPixels(pixels);
    expect(diary.entries).toMatchObject([
      { note: 'um\ndois', activities: ['feliz', 'calma', 'praia'] },
      { note: '', activities: ['praia', 'mar'] },
      { note: '', activities: ['praia'] },
    ]);
    expect(diary.problems).toEqual([{ line: 2, message: 'não deu para ler a nota deste registro.' }]);
  });

  it('may be packed', () => {
    expect(readWhole(zip({ 'pixels.json': JSON.stringify([PIXEL]) }), PIXELS).entries).toHaveLength(1);
    expect(read(zip({ 'a.txt': 'x' }), PIXELS)).toEqual(refused('FILE_OF_ANOTHER_KIND'));
  });

  it('is refused if it is of another kind, damaged, empty or too large', () => {
    const json = JSON.stringify([PIXEL]);
    expect(read(csv(), PIXELS)).toEqual(refused('FILE_OF_ANOTHER_KIND'));
    for (const other of ['[{"endTime":"2024"}]', '{"a":1}', '{"a":[1]}']) {
      expect(read(other, PIXELS)).toEqual(refused('FILE_OF_ANOTHER_KIND'));
    }
    expect(read(json.slice(0, -5), PIXELS)).toEqual(refused('FILE_UNREADABLE'));
    expect(read(' ', PIXELS)).toEqual(refused('FILE_EMPTY'));
    expect(read('[]', PIXELS)).toEqual(refused('FILE_HAS_NO_ENTRIES'));
    expect(read('{"pixels":[]}', PIXELS)).toEqual(refused('FILE_HAS_NO_ENTRIES'));
    expect(read(json, { ...PIXELS, maxUnpackedBytes: 10 })).toEqual(refused('FILE_TOO_LARGE'));
    const two = JSON.stringify([{ ...PIXEL, scores: [1, 2] }]);
    expect(read(two, { ...PIXELS, maxEntries: 1 })).toEqual(refused('FILE_TOO_MANY_ENTRIES'));
    expect(read(JSON.stringify([PIXEL, PIXEL]), { ...PIXELS, maxEntries: 1 })).toEqual(
      refused('FILE_TOO_MANY_ENTRIES'),
    );
  });
});
