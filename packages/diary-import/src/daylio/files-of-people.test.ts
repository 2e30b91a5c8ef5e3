import { describe, expect, it } from 'vitest';
import { CSV_HEADER, read, readWhole } from '../testing/diary-files.harness.ts';

const HEADER_2020 = 'full_date,date,weekday,time,mood,activities,note_title,note';
const ROWS_2020 = [
  '2020-11-03,3 de novembro,terça-feira,21:40,bem,"trabalho | academia","","Dia puxado, mas bom."',
  '2020-11-02,2 de novembro,segunda-feira,22:05,mal,"","Finados","Ela disse ""vai passar""; não sei.',
  'Amanhã, terapia"',
  '2020-11-01,1 de novembro,domingo,9:12,radiante,"família","",""',
];
/** Whole lines in quotes, as a spreadsheet writes lines that it kept in one cell. */
const inCells = (lines: readonly string[]): string[] => lines.map((line) => `"${line.replaceAll('"', '""')}"`);
/** A line whose cells are in quotes, the way that a program wrote it that quotes every cell. */
const quotedCells = (line: string): string => line.replaceAll(/[^,]+/g, '"$&"');
const READ_2020 = [
  {
    line: 2,
    localDate: '2020-11-03',
    time: '21:40',
    activities: ['trabalho', 'academia'],
    note: 'Dia puxado, mas bom.',
  },
  { line: 3, mood: 'mal', note: 'Finados\nEla disse "vai passar"; não sei.\nAmanhã, terapia' },
  { line: 5, localDate: '2020-11-01', time: '09:12', mood: 'radiante', note: '' },
];
/** What Excel makes of these lines with Brazilian settings: only lines with quotes or semicolons are quoted. */
const EXCEL = [
  HEADER_2020,
  inCells(ROWS_2020)[0],
  // A semicolon begins the next cell.
  `"2020-11-02,2 de novembro,segunda-feira,22:05,mal,"""",""Finados"",""Ela disse """"vai passar""""";" não sei."`,
  '"Amanhã, terapia"""',
  inCells(ROWS_2020)[3],
];

describe('a CSV file whose rows a spreadsheet kept in one cell each', () => {
  it.each([
    ['with every line in quotes', [...inCells([HEADER_2020, ...ROWS_2020]), ''].join('\n')],
    ['with CRLF and a byte order mark', `\ufeff${[...inCells([HEADER_2020, ...ROWS_2020]), ''].join('\r\n')}`],
    ['without quotes around the header', [HEADER_2020, ...inCells(ROWS_2020), ''].join('\r\n')],
    ['by Excel with Brazilian settings', [...EXCEL, ''].join('\r\n')],
    ['with empty cells after it', `${EXCEL.map((line, at) => (at === 2 ? line : `${line};`)).join('\n')}\n`],
    [
      'with empty cells after it, separated by commas',
      `${inCells([HEADER_2020, ...ROWS_2020])
        .map((line) => `${line},,,`)
        .join('\n')}\n`,
    ],
  ])('is read as it was, %s', (_, text) => {
    const diary = readWhole(text);
    expect(diary.entries).toMatchObject(READ_2020);
    expect(diary.problems).toEqual([]);
  });

  it.each([
    ['twice', `${inCells(inCells([HEADER_2020, ...ROWS_2020])).join('\n')}\n`],
    ['whose cells are in quotes too', `${inCells([quotedCells(HEADER_2020), ...ROWS_2020]).join('\n')}\n`],
  ])('is read as it was, %s', (_, text) => {
    const diary = readWhole(text);
    expect(diary.entries).toMatchObject(READ_2020);
    expect(diary.problems).toEqual([]);
  });

  it('is read if its first row has nothing to quote', () => {
    const plain = '2020-11-04,4 de novembro,quarta-feira,20:00,bem,,,';
    expect(readWhole(`${[EXCEL[0], plain, ...EXCEL.slice(1)].join('\n')}\n`).entries).toMatchObject([
      { line: 2, localDate: '2020-11-04', note: '' },
      ...READ_2020.map((entry) => ({ ...entry, line: entry.line + 1 })),
    ]);
  });

  it('is read with semicolons, and with notes of several lines in the cell', () => {
    const rows = [
      'full_date;date;weekday;time;mood;activities;note',
      '2021-01-02;2 jan;sábado;8:00;bem;"a | b";"um\ndois"',
    ];
    expect(readWhole(`${inCells(rows).join('\n')}\n`).entries).toMatchObject([
      { line: 2, localDate: '2021-01-02', activities: ['a', 'b'], note: 'um\ndois' },
    ]);
  });

  it('is refused if its cells would fill the memory, or one is never closed', () => {
    const cells = `${inCells([HEADER_2020, ROWS_2020[0] ?? '']).join('\n')}\n${'\n'.repeat(6_000_000)}`;
    expect(read(cells)).toEqual({ ok: false, code: 'FILE_TOO_COMPLEX' });
    expect(read(`${inCells([HEADER_2020]).join('\n')}\n"2020-11-03,"`)).toMatchObject({ ok: false });
  });
});

describe('a CSV file that another program wrote', () => {
  const ROW = '2024-03-15,15 mar,sexta,22:10,bem,"a | b",,,"Ela disse ""oi"", e foi"';
  const READ = [{ localDate: '2024-03-15', time: '22:10', activities: ['a', 'b'], note: 'Ela disse "oi", e foi' }];

  it.each([
    ['a comma', 'sep=,', `${CSV_HEADER}\n${ROW}\n`],
    ['a semicolon', 'SEP=;', `${CSV_HEADER.replaceAll(',', ';')}\n${ROW.replaceAll(/,(?! )/g, ';')}\n`],
    ['a comma, each row in quotes', '"sep=,"', `${inCells([CSV_HEADER, ROW]).join('\n')}\n`],
    ['a comma and empty cells', 'sep=,;;', `${CSV_HEADER}\n${ROW}\n`],
  ])('is read if its first line says that %s separates the cells', (_, first, table) => {
    for (const text of [`${first}\n${table}`, `\ufeff${first}\n${table}`.replaceAll('\n', '\r\n')])
      expect(readWhole(text).entries).toMatchObject(READ.map((entry) => ({ ...entry, line: 3 })));
  });

  it('is read if each of its cells is in quotes twice', () => {
    const cells = ['2024-03-15', '15 mar', 'sexta', '22:10', 'bem', 'a | b', '', '', 'Ela disse "oi", e foi'];
    const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
    const lines = [CSV_HEADER.split(','), cells].map((line) => line.map((cell) => quote(quote(cell))).join(','));
    expect(readWhole(`${lines.join('\n')}\n`).entries).toMatchObject(READ);
    // A note may be in quotes itself.
    expect(readWhole(`${CSV_HEADER}\n2024-03-15,,,22:10,bem,,,,"""oi"""\n`).entries).toMatchObject([{ note: '"oi"' }]);
  });
});

describe('a CSV file without quotes that Excel with Brazilian settings saved', () => {
  const ROWS = ['2024-03-15,15 mar,sexta,22:10,bem,a | b,,,Dia leve', '2024-03-14,,,21:00,mal,,,,cansada; dormi; fim'];
  const READ = [{ note: 'Dia leve' }, { line: 3, note: 'cansada; dormi; fim' }];

  it('is read with its notes, although the semicolon in one adds cells to the other rows', () => {
    const text = `${CSV_HEADER};;\n${ROWS[0]};;\n${ROWS[1]}\n`;
    expect(readWhole(text)).toMatchObject({ entries: READ, problems: [] });
    expect(readWhole(text.replaceAll('\n', '\r\n'))).toMatchObject({ entries: READ, problems: [] });
  });
});

describe('a CSV file whose quotes aren’t doubled', () => {
  it.each(['2024-03-01, eu', '2024, enfim, um ano, bom', 'full_date, eu', '2024-03-01,eu', '1/3/24,eu'])(
    'keeps its entries if a line of a note begins with a quote and %j',
    (beginning) => {
      const rows = [
        '2024-03-15,15 mar,sexta,22:10,bem,"a","","","Dia leve"',
        `2024-03-14,14 mar,quinta,22:10,mal,"a","","","Li no diário:\n"${beginning} caí", e ri, muito"`,
        '2024-03-13,13 mar,quarta,22:10,bem,"a","","","oi, tudo"',
      ];
      const diary = readWhole(`${[CSV_HEADER, ...rows].join('\n')}\n`);
      expect(diary.entries).toMatchObject([
        { line: 2, note: 'Dia leve' },
        { line: 3, note: `Li no diário:\n"${beginning} caí", e ri, muito` },
        { line: 5, note: 'oi, tudo' },
      ]);
      expect(diary.problems).toEqual([]);
    },
  );
});

describe('a CSV file of 2018, with the year in a column of its own', () => {
  const HEADER = 'year,date,weekday,time,mood,activities,note';
  it.each([
    ['English', '2018,May 5,Saturday,10:40 pm,good,"friends | movies","Long day"', '2018-05-05', '22:40'],
    ['Portuguese', '2018,12 de março,segunda-feira,21:30,bem,"amigos","oi"', '2018-03-12', '21:30'],
    ['Portuguese, short', '2018,1 de dez.,sábado,7:05,bem,"","oi"', '2018-12-01', '07:05'],
    ['Spanish', '2018,"29 de febrero",jueves,10:05 p. m.,bien,"","oi"', null, null],
    ['German', '2017,31. März,Freitag,08:00,gut,"","oi"', '2017-03-31', '08:00'],
    ['French', '2018,1 août,mercredi,22:00,bien,"","oi"', '2018-08-01', '22:00'],
    ['Turkish', '2018,5 Mayıs,Cumartesi,ÖS 10:05,iyi,"","oi"', '2018-05-05', '22:05'],
    ['Russian', '2018,5 мая,суббота,22:05,хорошо,"","oi"', '2018-05-05', '22:05'],
    ['Spanish with Arabic digits', '٢٠١٨,١٥ de mayo,martes,١٠:٠٥ م,bien,"","oi"', '2018-05-15', '22:05'],
    ['Chinese', '2018,5月15日,星期二,下午10:05,好,"","oi"', '2018-05-15', '22:05'],
  ])('is read in %s', (_, row, localDate, time) => {
    for (const text of [`${HEADER}\n${row}\n`, `\ufeff${HEADER}\r\n${row}\r\n`]) {
      const diary = readWhole(text);
      if (localDate === null) expect(diary.problems).toMatchObject([{ message: 'a data “2018-2-29” não existe.' }]);
      else expect(diary.entries).toMatchObject([{ localDate, time }]);
    }
  });

  it('is read with semicolons and with whole lines in quotes', () => {
    const row = '2018,12 de março,segunda-feira,21:30,bem,"amigos | bar","oi"';
    const expected = [{ localDate: '2018-03-12', mood: 'bem', activities: ['amigos', 'bar'], note: 'oi' }];
    expect(readWhole(`${HEADER}\n${row}\n`.replaceAll(',', ';')).entries).toMatchObject(expected);
    expect(readWhole(`${inCells([HEADER, row]).join('\r\n')}\r\n`).entries).toMatchObject(expected);
  });

  it('says which day can’t be read', () => {
    const rows = ['2018,ontem,,21:30,bem,"",""', ',5 de maio,,21:30,bem,"",""', '2018,,,21:30,bem,"",""'];
    expect(readWhole(`${HEADER}\n${rows.join('\n')}\n`).problems.map(({ message }) => message)).toEqual([
      'não deu para ler a data “ontem 2018”.',
      'não deu para ler a data “5 de maio”.',
      'não deu para ler a data “2018”.',
    ]);
  });
});

describe('an entry without a readable time', () => {
  it.each([
    ['', 'falta a hora. O registro entra sem ela.'],
    ['noite', 'não deu para ler a hora “noite”. O registro entra sem ela.'],
    ['25:10', 'a hora “25:10” não existe. O registro entra sem ela.'],
  ])('is kept with the time %j, and its line says so', (time, message) => {
    const diary = readWhole(`${CSV_HEADER}\n2024-03-15,,,${time},bem,"café","","","oi"\n`);
    expect(diary.entries).toMatchObject([{ line: 2, time: null, mood: 'bem', note: 'oi' }]);
    expect(diary.problems).toEqual([{ line: 2, message }]);
  });
});
