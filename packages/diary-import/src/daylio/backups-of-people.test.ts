import { describe, expect, it } from 'vitest';
import { backup, CSV_HEADER, ENTRY, MOODS, readWhole } from '../testing/diary-files.harness.ts';

describe('a backup of Daylio', () => {
  it('says how many photos and recordings stay behind', () => {
    const dayEntries = [
      { ...ENTRY, assets: [1, 2] },
      { ...ENTRY, day: 14, assets: [{ id: 3 }] },
      { ...ENTRY, day: 13, assets: null },
    ];
    const assets = [1, 2, 3].map((id) => ({ id, checksum: `c${id}`, type: 1, createdAt: ENTRY.datetime }));
    expect(readWhole(backup({ customMoods: MOODS, dayEntries, assets })).problems).toEqual([
      { line: 0, message: '3 fotos ou gravações ficam de fora. Guarde-as no Daylio.' },
    ]);
    expect(readWhole(backup({ customMoods: MOODS, dayEntries: [{ ...ENTRY, assets: [7] }] })).problems).toEqual([
      { line: 0, message: '1 foto ou gravação fica de fora. Guarde-a no Daylio.' },
    ]);
  });

  it('counts photos and recordings that only the backup lists, or whose list is a text', () => {
    const left = (count: number) => [
      { line: 0, message: `${count} fotos ou gravações ficam de fora. Guarde-as no Daylio.` },
    ];
    const problems = (entry: object, assets?: unknown) =>
      readWhole(backup({ customMoods: MOODS, dayEntries: [{ ...ENTRY, ...entry }], assets })).problems;
    const list = [1, 2, 3].map((id) => ({ id, checksum: `c${id}`, type: 1 }));
    expect(problems({}, list)).toEqual(left(3));
    expect(problems({ assets: undefined }, JSON.stringify(list))).toEqual(left(3));
    expect(problems({ assets: '[1,2]' })).toEqual(left(2));
    expect(problems({ assets: '1, 2' }, list.slice(0, 2))).toEqual(left(2));
    expect(problems({}, { photos: [1, 2], audios: [3] })).toEqual(left(3));
    expect(problems({ assets: { a: { id: 1 }, b: { id: 2 } } })).toEqual(left(2));
    for (const empty of ['', '[]', ' ', 'null', null, 7, {}]) expect(problems({ assets: empty }, empty)).toEqual([]);
  });

  it('counts photos that are only in the archive, or in the notes', () => {
    const left = (count: number) => [
      { line: 0, message: `${count} fotos ou gravações ficam de fora. Guarde-as no Daylio.` },
    ];
    const files = { 'assets/photos/2024/3/1': 'a', 'assets/audio/2': 'b', 'leia.txt': 'c' };
    expect(readWhole(backup({ dayEntries: [ENTRY] }, files)).problems).toEqual(left(2));
    expect(readWhole(backup({ dayEntries: [{ ...ENTRY, assets: [1, 2, 3] }] }, files)).problems).toEqual(left(3));
    const note = 'Praia <img src="1.jpg"> e <IMG\nsrc="2.jpg"/>, <3';
    expect(readWhole(backup({ dayEntries: [{ ...ENTRY, note }] })).problems).toEqual(left(2));
    const row = `2024-03-15,,,22:10,bem,,,,"${note.replaceAll('"', '""')}"`;
    expect(readWhole(`${CSV_HEADER}\n${row}\n`).problems).toEqual(left(2));
  });

  it('keeps activities whose list is a text or has objects, and reports what it can’t read', () => {
    const tags = [1, 2].map((id) => ({ id, name: `a${id}` }));
    const dayEntries = ['[1]', '1,2', [{ id: 2 }], { '0': 1 }, '', null, [true], 'null'].map((list, place) => ({
      ...ENTRY,
      day: place + 1,
      tags: list,
    }));
    const diary = readWhole(backup({ customMoods: { ...MOODS }, tags: JSON.stringify(tags), dayEntries }));
    expect(diary.entries.map(({ activities }) => activities)).toEqual([
      ['a1'],
      ['a1', 'a2'],
      ['a2'],
      ['a1'],
      [],
      [],
      [],
      [],
    ]);
    expect(diary.problems).toEqual([{ line: 7, message: 'uma atividade apagada no Daylio ficou de fora.' }]);
  });

  it('names a mood by its group if its own name is null', () => {
    const customMoods = [
      { id: 6, custom_name: null, mood_group_id: 2, predefined_name_id: -1 },
      { id: 5, custom_name: '(null)', mood_group_id: 1, predefined_name_id: -1 },
      { id: 7, custom_name: 'null', mood_group_id: 5, predefined_name_id: -1 },
      { id: 8, custom_name: 'Null', mood_group_id: null, predefined_name_id: 3 },
    ];
    const dayEntries = [5, 6, 7, 8].map((mood) => ({ ...ENTRY, day: mood, mood }));
    expect(readWhole(backup({ customMoods, dayEntries })).scale).toEqual([
      { name: 'radiante', score: 5, entries: 1 },
      { name: 'bem', score: 4, entries: 1 },
      { name: 'mais ou menos', score: 2, entries: 1 },
      { name: 'horrível', score: 0, entries: 1 },
    ]);
  });

  it('has no text where a program wrote null', () => {
    const tags = [
      { id: 1, name: 'null' },
      { id: 2, name: 'café' },
    ];
    const dayEntries = [{ ...ENTRY, note: 'null', note_title: 'undefined', tags: [1, 2] }];
    expect(readWhole(backup({ customMoods: MOODS, tags, dayEntries }))).toMatchObject({
      entries: [{ note: '', activities: ['café'] }],
      problems: [],
    });
  });
});
