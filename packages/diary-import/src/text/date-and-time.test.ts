import { describe, expect, it } from 'vitest';
import { CLOCK_LOCALES } from './clock-marks.ts';
import { clockTime, isMonthFirst, isYearFirst, readDate, readTime } from './date-and-time.ts';

describe('readDate', () => {
  it.each([
    ['2024-03-15', '2024-03-15'],
    [' 2024-3-5 ', '2024-03-05'],
    ['2024/02/29', '2024-02-29'],
    ['31/12/2023', '2023-12-31'],
    ['1.2.2024', '2024-02-01'],
    ['15/03/24', '2024-03-15'],
    ['1.2.20', '2020-02-01'],
    ['2024-03-15T00:00:00.000', '2024-03-15'],
    ['۲۰۲۴-۰۳-۱۵', '2024-03-15'],
    ['१५/०३/२०२४', '2024-03-15'],
  ])('reads %s', (text, value) => {
    expect(readDate(text)).toEqual({ value });
  });

  it('reads no two-digit date of a file that has the year first', () => {
    const yearFirst = (dates: string[]) =>
      isYearFirst(
        dates.map((written) => ({ written })),
        '2026-11-30',
      );
    expect(yearFirst(['24/03/15', '24/03/31'])).toBe(true);
    expect(yearFirst(['25/12/24', '15/03/24'])).toBe(false);
    expect(yearFirst(['31/03/24', '24/03/31'])).toBe(false);
    expect(readDate('24/03/15', { yearFirst: true })).toHaveProperty('problem');
  });

  it('reads the month first if the file has it first', () => {
    expect(readDate('12/31/2023', { monthFirst: true })).toEqual({ value: '2023-12-31' });
  });

  it.each([
    ['31/02/2024', 'a data “31/02/2024” não existe.'],
    ['2023-02-29', 'a data “2023-02-29” não existe.'],
    ['2023-13-01', 'a data “2023-13-01” não existe.'],
    ['1999-12-31', 'a data “1999-12-31” é anterior ao ano 2000.'],
    ['', 'falta a data.'],
    ['ontem', 'não deu para ler a data “ontem”.'],
    ['15/03/124', 'não deu para ler a data “15/03/124”.'],
    ['31/02/40', 'a data “31/02/40” não existe.'],
    ['9'.repeat(60), `não deu para ler a data “${'9'.repeat(40)}…”.`],
  ])('says what is wrong with %j', (text, problem) => {
    expect(readDate(text)).toEqual({ problem });
  });

  it('refuses dates after today', () => {
    expect(readDate('2024-03-15', { today: '2024-03-15' })).toEqual({ value: '2024-03-15' });
    expect(readDate('2024-03-16', { today: '2024-03-15' })).toEqual({
      problem: 'a data “2024-03-16” ainda não chegou.',
    });
  });
});

it('isMonthFirst is true only if some date proves it and none contradicts', () => {
  const isFirst = (...dates: string[]) => isMonthFirst(dates.map((written) => ({ written, named: null })));
  expect(isFirst('01/02/2024', '02/28/2024')).toBe(true);
  expect(isFirst('01/02/2024', '02/28/24')).toBe(true);
  expect(isFirst('01/02/2024', '02/03/2024')).toBe(false);
  expect(isFirst('02/28/2024', '28/02/2024')).toBe(false);
  expect(isFirst('2024-02-28', '')).toBe(false);
  expect(isFirst('٠٢/٢٨/٢٠٢٤')).toBe(true);
});

describe('readTime', () => {
  it.each([
    ['21:41', '21:41'],
    ['7:05', '07:05'],
    ['00:00', '00:00'],
    ['9:41 PM', '21:41'],
    ['9:41\u202fpm', '21:41'],
    ['9:41 p. m.', '21:41'],
    ['9:41 a. m.', '09:41'],
    ['12:00 AM', '00:00'],
    ['12:30 pm', '12:30'],
    ['9:41 da noite', '21:41'],
    ['21h41', '21:41'],
    ['21:41:30', '21:41'],
    ['١٠:١٥ ص', '10:15'],
    ['\u200f10:15\u00a0م', '22:15'],
    ['۱۰:۱۵ ب.ظ.', '22:15'],
    ['10:15 ч. pm', '22:15'],
    ['10:15 сл.об.', '22:15'],
    ['22:15 ч.', '22:15'],
    ['10:15 אחה״צ', '22:15'],
    ['오후 10:15', '22:15'],
    ['22 h 15', '22:15'],
  ])('reads %s', (text, value) => {
    expect(readTime(text)).toEqual({ value });
  });

  it.each([
    ['24:10', 'a hora “24:10” não existe.'],
    ['7:75', 'a hora “7:75” não existe.'],
    ['13:30 pm', 'a hora “13:30 pm” não existe.'],
    ['noite', 'não deu para ler a hora “noite”.'],
    ['9:41 uhr', 'não deu para ler a hora “9:41 uhr”.'],
    ['', 'falta a hora.'],
  ])('says what is wrong with %j', (text, problem) => {
    expect(readTime(text)).toEqual({ problem });
  });
});

it.each(CLOCK_LOCALES)('readTime reads every hour of both clocks as it is written in %s', (locale) => {
  for (const hour12 of [true, false]) {
    const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hour12, timeZone: 'UTC' });
    const written = Array.from({ length: 24 }, (_, hour) => format.format(Date.UTC(2024, 0, 1, hour, 10)));
    expect(written.map((text) => readTime(text))).toEqual(written.map((_, hour) => ({ value: clockTime(hour, 10) })));
  }
});

it('clockTime gives null for what no clock shows', () => {
  expect(clockTime(9, 5)).toBe('09:05');
  for (const [hour, minute] of [
    [24, 0],
    [-1, 0],
    [1, 60],
    [1.5, 0],
    [Number.NaN, 0],
  ] as const) {
    expect(clockTime(hour, minute)).toBeNull();
  }
});
