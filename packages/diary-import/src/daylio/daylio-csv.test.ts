import { describe, expect, it, vi } from 'vitest';
import { CSV_HEADER, csv, read, readWhole } from '../testing/diary-files.harness.ts';

const ROW = '2024-03-15,15 de março,sexta-feira,22:10,bem,"trabalho | café","","","Dia leve"';
const refused = (code: string) => ({ ok: false, code });

describe('the CSV export of Daylio', () => {
  it('gives entries, a proposed scale and activities', () => {
    expect(readWhole(csv(ROW, '2024-03-14,14 de março,quinta-feira,9:05,ansiosa,"café",,,'))).toEqual({
      ok: true,
      entries: [
        {
          line: 2,
          localDate: '2024-03-15',
          time: '22:10',
          mood: 'bem',
          note: 'Dia leve',
          activities: ['trabalho', 'café'],
        },
        { line: 3, localDate: '2024-03-14', time: '09:05', mood: 'ansiosa', note: '', activities: ['café'] },
      ],
      scale: [
        { name: 'bem', score: 4, entries: 1 },
        { name: 'ansiosa', score: null, entries: 1 },
      ],
      activities: [
        { name: 'café', entries: 2 },
        { name: 'trabalho', entries: 1 },
      ],
      problems: [],
      duplicates: 0,
    });
  });

  it('puts the title before the note and the scales after it', () => {
    const row = '2024-03-15,,,22:10,bem,"","Sono:\u00a08/10 | Energia:\u00a03","Sexta!","um<br>dois"';
    expect(readWhole(csv(row)).entries[0]?.note).toBe('Sexta!\num\ndois\nSono: 8/10 · Energia: 3');
  });

  it.each([
    ['semicolons', `${CSV_HEADER}\n${ROW}\n`.replaceAll(',', ';')],
    ['tabs', `${CSV_HEADER}\n${ROW}\n`.replaceAll(',', '\t')],
    ['a byte order mark and CRLF', `\ufeff${CSV_HEADER}\r\n${ROW}\r\n`],
    ['CR', `${CSV_HEADER}\r${ROW}\r`],
    ['empty lines', `\n\n${CSV_HEADER}\n\n${ROW}\n\n   \n`],
    ['quoted column names', `${CSV_HEADER.replaceAll(/\w+/g, '"$&"')}\n${ROW}`],
  ])('is read with %s', (_what, text) => {
    expect(readWhole(text).entries).toMatchObject([{ localDate: '2024-03-15', activities: ['trabalho', 'café'] }]);
  });

  it('is read without the columns of newer versions, and without a time', () => {
    const text = 'full_date,mood,activities,note\n2024-03-15,bem,café,"oi, tudo bem?"\n';
    expect(readWhole(text).entries).toMatchObject([{ time: null, mood: 'bem', note: 'oi, tudo bem?' }]);
  });

  it('is read with its columns in any order and with unknown ones', () => {
    const text = 'mood,"peso, em kg",note,full_date\nbem,"71,5",oi,2024-03-15\n';
    expect(readWhole(text).entries).toMatchObject([{ localDate: '2024-03-15', mood: 'bem', note: 'oi' }]);
  });

  it('is read with the dates that a spreadsheet wrote', () => {
    const rows = ['28/02/2024', '01/03/2024'].map((date) => ROW.replace('2024-03-15', date));
    expect(readWhole(csv(...rows)).entries.map(({ localDate }) => localDate)).toEqual(['2024-02-28', '2024-03-01']);
    const american = ['02/28/2024', '03/01/2024'].map((date) => ROW.replace('2024-03-15', date));
    expect(readWhole(csv(...american)).entries.map(({ localDate }) => localDate)).toEqual(['2024-02-28', '2024-03-01']);
  });

  it('is read with dates that have two digits for the year, in rows or in cells', () => {
    const rows = ['15/03/24', '01/04/24'].map((date) =>
      ROW.replace('2024-03-15,15 de março', `${date},`).replaceAll('"', ''),
    );
    const days = (text: string) => readWhole(text).entries.map(({ localDate }) => localDate);
    expect(days(csv(...rows))).toEqual(['2024-03-15', '2024-04-01']);
    expect(days(csv(...rows.map((row) => `"${row}"`)))).toEqual(['2024-03-15', '2024-04-01']);
    expect(days(csv('3/15/24,,,,bem', '4/1/24,,,,bem'))).toEqual(['2024-03-15', '2024-04-01']);
  });

  it.each([
    ['3/4/2024', 'March 4', '2024-03-04'],
    ['3/4/2024', '4-Mar', '2024-03-04'],
    ['3/4/24', '4 de março', '2024-03-04'],
    ['3/4/2024', '3 de abril', '2024-04-03'],
    ['3/4/2024', 'ontem', '2024-04-03'],
    // Neither order gives it: what has the year counts.
    ['3/4/2024', 'July 9', '2024-04-03'],
    ['2024-03-15', 'July 9', '2024-03-15'],
  ])('reads the date %s in the order that its day “%s” has', (full, day, localDate) => {
    expect(readWhole(csv(`${full},${day},,,bem`)).entries).toMatchObject([{ localDate }]);
  });

  it('reports a date with two digits for the year that its day contradicts', () => {
    expect(readWhole(csv('24-03-15,March 15,,,bem')).problems).toEqual([
      { line: 2, message: 'não deu para ler a data “24-03-15”.' },
    ]);
  });

  it('reads dates in the order that the days of other rows have', () => {
    const diary = readWhole(csv('3/4/2024,March 4,,,bem', '5/4/2024,,,,bem', '6/4/2024,4 de junho,,,bem'));
    expect(diary.entries.map(({ localDate }) => localDate)).toEqual(['2024-03-04', '2024-05-04', '2024-06-04']);
    const mixed = readWhole(csv('3/4/2024,March 4,,,bem', '5/4/2024,,,,bem', '6/4/2024,6 de abril,,,bem'));
    expect(mixed.entries.map(({ localDate }) => localDate)).toEqual(['2024-03-04', '2024-04-05', '2024-04-06']);
  });

  it('counts lines as an editor does, also after notes of several lines', () => {
    const long = ROW.replace('"Dia leve"', '"um\r\n\r\ndois ""três"""');
    const diary = readWhole(csv(long, ROW.replace('03-15', '03-32'), '', ROW.replace('bem', '')));
    expect(diary.entries).toMatchObject([{ line: 2, note: 'um\n\ndois "três"' }]);
    expect(diary.problems).toEqual([
      { line: 5, message: 'a data “2024-03-32” não existe.' },
      { line: 7, message: 'falta o humor.' },
    ]);
  });

  it('reads a note whose own quotes are not doubled', () => {
    const row = '2024-03-15,,,22:10,bem,"café","","","Ela disse "calma, vai dar" e eu ri, muito"';
    expect(readWhole(csv(row)).entries).toMatchObject([{ note: 'Ela disse "calma, vai dar" e eu ri, muito' }]);
  });

  it('reports rows with too many and too few cells, and reads rows without the empty cells at the end', () => {
    const diary = readWhole(csv(`${ROW},mais`, '2024-03-14,,', '2024-03-13,,,20:00,mal', 'Feito no celular'));
    expect(diary.entries).toMatchObject([{ line: 4, mood: 'mal', note: '' }]);
    expect(diary.problems).toEqual([
      { line: 2, message: 'a linha tem colunas demais.' },
      { line: 3, message: 'a linha está incompleta.' },
      { line: 5, message: 'a linha está incompleta.' },
    ]);
  });

  it('tells the line where characters are damaged', () => {
    const bytes = new TextEncoder().encode(csv(ROW, ROW.replace('Dia leve', 'não, mãe')));
    bytes[bytes.lastIndexOf(0xc3)] = 0x41;
    const diary = readWhole(bytes);
    expect(diary.problems).toEqual([
      { line: 3, message: 'alguns caracteres do arquivo estavam danificados e aparecem como “�”.' },
    ]);
    expect(diary.entries).toHaveLength(2);
  });

  it.each(['null', 'NULL', '(null)', 'undefined'])('takes %s for a cell that is missing', (nothing) => {
    const row = `2024-03-15,,,22:10,bem,"${nothing} | café",${nothing},${nothing},${nothing}`;
    const diary = readWhole(csv(row, row.replace('bem', nothing)));
    expect(diary.entries[0]).toMatchObject({ note: '', activities: ['café'] });
    expect(diary.problems).toEqual([{ line: 3, message: 'falta o humor.' }]);
    expect(readWhole(csv('2024-03-15,,,22:10,bem,,,,null ou vazio')).entries[0]?.note).toBe('null ou vazio');
  });

  it('drops control characters of names and notes', () => {
    const row = '2024-03-15,,,22:10,b\u0007em,"ca\u0001fé",,,"um\u0002\tdois"';
    expect(readWhole(csv(row)).entries).toMatchObject([{ mood: 'bem', activities: ['café'], note: 'um\tdois' }]);
  });

  it('is refused if it is cut off, damaged or of another kind', () => {
    const whole = csv(ROW);
    expect(read(whole.slice(0, whole.indexOf('leve')))).toEqual(refused('FILE_UNREADABLE'));
    expect(read(whole.slice(0, whole.indexOf('bem')))).toEqual(refused('FILE_UNREADABLE'));
    expect(read(whole.slice(0, 20))).toEqual(refused('FILE_UNREADABLE'));
    expect(read(csv(ROW.replace('Dia', '\u0000\u0000\u0000')))).toEqual(refused('FILE_UNREADABLE'));
    expect(read('data,humor\n2024-03-15,bem\n')).toEqual(refused('FILE_OF_ANOTHER_KIND'));
    expect(read('%PDF-1.4\nfull_date,mood\n')).toEqual(refused('FILE_OF_ANOTHER_KIND'));
    expect(read('texto', { fileName: 'Backup.DAYLIO' })).toEqual(refused('FILE_UNREADABLE'));
  });

  it('is refused if it is empty, too large or has too many rows', () => {
    expect(read('')).toEqual(refused('FILE_EMPTY'));
    expect(read('\ufeff \n')).toEqual(refused('FILE_EMPTY'));
    expect(read(csv())).toEqual(refused('FILE_HAS_NO_ENTRIES'));
    expect(read(csv(ROW), { maxUnpackedBytes: 100 })).toEqual(refused('FILE_TOO_LARGE'));
    const rows = [1, 2, 3].map((day) => ROW.replace('-15', `-0${day}`));
    expect(read(csv(...rows), { maxEntries: 3 })).toMatchObject({ ok: true });
    expect(read(csv(...rows), { maxEntries: 2 })).toEqual(refused('FILE_TOO_MANY_ENTRIES'));
  });

  it('is refused if its cells would fill the memory', () => {
    expect(read(`${CSV_HEADER}\n${','.repeat(6_000_000)}`)).toEqual(refused('FILE_TOO_COMPLEX'));
    expect(read(`${CSV_HEADER}\n2024-03-15,,,22:10,bem,"${'a'.repeat(5_000_000)}`)).toEqual(
      refused('FILE_TOO_COMPLEX'),
    );
  });

  it('is refused before line breaks are replaced that would fill the memory', () => {
    const split = vi.spyOn(String.prototype, 'split');
    const refusal = read(`${CSV_HEADER}${'\r'.repeat(5_000_001)}`);
    const separators = split.mock.calls.map(([separator]) => separator);
    vi.restoreAllMocks();
    expect(refusal).toEqual(refused('FILE_TOO_COMPLEX'));
    expect(separators).not.toContain('\r');
  });

  it('is returned with its problems if no row can be read', () => {
    expect(readWhole(csv(ROW.replace('-15', '-32')))).toMatchObject({ entries: [], problems: [{ line: 2 }] });
  });
});
