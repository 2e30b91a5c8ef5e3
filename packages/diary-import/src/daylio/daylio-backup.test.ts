import { describe, expect, it } from 'vitest';
import { backup, csv, ENTRY, MOODS, read, readWhole, zip } from '../testing/diary-files.harness.ts';

const refused = (code: string) => ({ ok: false, code });
const base64 = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64');

describe('a backup of Daylio', () => {
  it('gives entries with the names of moods and activities', () => {
    const moods = [...MOODS, { id: 6, custom_name: ' em paz ', mood_group_id: 2, predefined_name_id: -1 }];
    const tags = [
      { id: 1, name: 'café', state: 0 },
      { id: 2, name: 'cigarro', state: 2 },
    ];
    const entries = [
      { ...ENTRY, mood: 6, note_title: 'Sexta!', note: '<b>um</b><br>dois', tags: [2, 1, 2] },
      { ...ENTRY, day: 1, month: 0, hour: 0, minute: 5, mood: 5, note: '' },
    ];
    expect(readWhole(backup({ version: 15, customMoods: moods, tags, dayEntries: entries }))).toEqual({
      ok: true,
      entries: [
        {
          line: 1,
          localDate: '2024-03-15',
          time: '22:10',
          mood: 'em paz',
          note: 'Sexta!\num\ndois',
          activities: ['cigarro', 'café'],
        },
        { line: 2, localDate: '2024-01-01', time: '00:05', mood: 'horrível', note: '', activities: [] },
      ],
      scale: [
        { name: 'em paz', score: 4, entries: 1 },
        { name: 'horrível', score: 0, entries: 1 },
      ],
      activities: [
        { name: 'café', entries: 1 },
        { name: 'cigarro', entries: 1 },
      ],
      problems: [],
      duplicates: 0,
    });
  });

  it('gives activities their groups', () => {
    const tag_groups = [{ id: 3, name: ' Em  casa ', order: 1 }, { id: '4', name: '' }, 'x'];
    const tags = [
      { id: 1, name: 'Café', id_tag_group: 3 },
      { id: 2, name: 'sono', id_tag_group: '4' },
      { id: 3, name: 'rede', id_tag_group: 99 },
      { id: 4, name: 'chá', id_tag_group: {} },
    ];
    const { activities } = readWhole(backup({ tag_groups, tags, dayEntries: [{ ...ENTRY, tags: [1, 2, 3, 4] }] }));
    expect(activities.map(({ name, group }) => [name, group])).toEqual([
      ['Café', 'Em casa'],
      ['chá', undefined],
      ['rede', undefined],
      ['sono', undefined],
    ]);
  });

  it('leaves out deleted activities and tells so once', () => {
    const dayEntries = [ENTRY, { ...ENTRY, day: 14, tags: [1, 99] }, { ...ENTRY, day: 13, tags: [99] }];
    const diary = readWhole(backup({ customMoods: MOODS, tags: [{ id: 1, name: 'café' }], dayEntries }));
    expect(diary.entries.map(({ activities }) => activities)).toEqual([[], ['café'], []]);
    expect(diary.problems).toEqual([
      { line: 2, message: 'atividades apagadas no Daylio ficaram de fora de 2 registros.' },
    ]);
  });

  it('tells moods of the same name and different groups apart', () => {
    const customMoods = [
      { id: 1, custom_name: 'Assim', mood_group_id: 1 },
      { id: 2, custom_name: 'assim', mood_group_id: 4 },
      { id: 3, custom_name: 'Assim', mood_group_id: 1 },
    ];
    const dayEntries = [1, 2, 3].map((mood) => ({ ...ENTRY, day: mood, mood }));
    expect(readWhole(backup({ customMoods, dayEntries })).scale).toEqual([
      { name: 'Assim', score: 5, entries: 2 },
      { name: 'assim (2)', score: 1, entries: 1 },
    ]);
  });

  it('names moods that are missing in the list', () => {
    const dayEntries = [
      { ...ENTRY, mood: 3 },
      { ...ENTRY, mood: 17 },
    ];
    expect(readWhole(backup({ dayEntries })).scale).toEqual([
      { name: 'mais ou menos', score: 2, entries: 1 },
      { name: 'Humor 17', score: null, entries: 1 },
    ]);
  });

  it('takes the date from the instant and its offset if the parts are missing', () => {
    const dayEntries = [{ datetime: Date.UTC(2024, 2, 16, 1, 10), timeZoneOffset: -10_800_000, mood: 1 }];
    expect(readWhole(backup({ dayEntries })).entries).toMatchObject([{ localDate: '2024-03-15', time: '22:10' }]);
  });

  it('reports entries that have no date, an impossible one or no shape at all', () => {
    const dayEntries = [
      { ...ENTRY, day: 31, month: 1 },
      { ...ENTRY, month: 12 },
      { ...ENTRY, hour: 25 },
      { ...ENTRY, minute: null },
      { mood: 1 },
      { ...ENTRY, mood: undefined },
      'texto',
      { ...ENTRY, year: 2031 },
      { datetime: 1e300, mood: 1 },
    ];
    const diary = readWhole(backup({ dayEntries }), { today: '2026-11-23' });
    // Without their times, the entries of lines 3 and 4 are the same.
    expect(diary.entries).toMatchObject([{ line: 3, localDate: '2024-03-15', time: null }]);
    expect(diary.problems).toEqual([
      { line: 1, message: 'a data “2024-2-31” não existe.' },
      { line: 2, message: 'a data “2024-13-15” não existe.' },
      { line: 3, message: 'a hora “25:10” não existe. O registro entra sem ela.' },
      { line: 4, message: 'falta a hora. O registro entra sem ela.' },
      { line: 5, message: 'falta a data.' },
      { line: 6, message: 'não deu para ler este registro.' },
      { line: 7, message: 'não deu para ler este registro.' },
      { line: 8, message: 'a data “2031-3-15” ainda não chegou.' },
      { line: 9, message: 'falta a data.' },
    ]);
  });

  it('is read without its archive, as Base64 with line breaks, and as JSON', () => {
    const json = { dayEntries: [ENTRY] };
    const lines = base64(json).replace(/.{76}/g, '$&\r\n');
    for (const content of [lines, base64(json), JSON.stringify(json, null, 2), zip({ 'pasta/Backup.daylio': lines })]) {
      expect(readWhole(content).entries).toMatchObject([{ localDate: '2024-03-15' }]);
    }
  });

  it('may be in another archive, as some programs pack what they send', () => {
    const packed = backup({ dayEntries: [ENTRY] });
    expect(readWhole(zip({ 'backup_2024_03_15.daylio': packed })).entries).toHaveLength(1);
    expect(readWhole(zip({ 'a/backup.daylio': packed, 'leia.txt': 'x' })).entries).toHaveLength(1);
    expect(readWhole(zip({ 'dia.daylio': base64({ dayEntries: [ENTRY] }) })).entries).toHaveLength(1);
    expect(read(zip({ 'a.daylio': packed, 'b.daylio': packed }))).toEqual(refused('FILE_OF_ANOTHER_KIND'));
    expect(read(zip({ 'a.daylio': zip({ 'a.daylio': packed }) }))).toEqual(refused('FILE_UNREADABLE'));
  });

  it('may be an archive with one CSV file', () => {
    const table = csv('2024-03-15,,,22:10,bem,,,,oi');
    expect(readWhole(zip({ 'daylio_export.csv': table, 'leia.txt': 'x' })).entries).toHaveLength(1);
    expect(read(zip({ 'a.csv': table, 'b.csv': table }))).toEqual(refused('FILE_OF_ANOTHER_KIND'));
  });

  it('is refused if it is of another kind, damaged, empty or too large', () => {
    expect(read(JSON.stringify({ entries: [] }))).toEqual(refused('FILE_OF_ANOTHER_KIND'));
    expect(read(zip({ 'fotos/1.jpg': 'x' }))).toEqual(refused('FILE_OF_ANOTHER_KIND'));
    expect(read(zip({ 'backup.daylio': base64({ dayEntries: [ENTRY] }).slice(0, 80) }))).toEqual(
      refused('FILE_UNREADABLE'),
    );
    expect(read(zip({ 'backup.daylio': 'A'.repeat(1000) }))).toEqual(refused('FILE_UNREADABLE'));
    expect(read(zip({ 'backup.daylio': '' }))).toEqual(refused('FILE_EMPTY'));
    expect(read(backup({ dayEntries: [] }))).toEqual(refused('FILE_HAS_NO_ENTRIES'));
    expect(read(backup({ dayEntries: [ENTRY, ENTRY] }), { maxEntries: 1 })).toEqual(refused('FILE_TOO_MANY_ENTRIES'));
    expect(read(zip({ 'backup.daylio': 'A'.repeat(100_000) }), { maxUnpackedBytes: 50_000 })).toEqual(
      refused('FILE_TOO_LARGE'),
    );
  });
});
