import { addDays, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthOf, yearOf } from './calendar.ts';
import { findPeriods } from './find-periods.ts';

/** A Thursday. */
const TODAY = '2026-06-18';

const said = (text: string, today = TODAY): string[] =>
  findPeriods(text, today).map((found) =>
    found.kind === 'range'
      ? `${found.period.start}..${found.period.end}`
      : found.kind === 'all'
        ? 'all'
        : `since ${found.what}`,
  );
const day = (date: LocalDate): string => `${date}..${date}`;

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

const partsOf = (date: LocalDate) => ({ year: yearOf(date), month: monthOf(date), day: Number(date.slice(8)) });
const monthName = (date: LocalDate): string => MONTHS[monthOf(date) - 1] ?? '';
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{Mark}/gu, '');
const two = (number: number): string => String(number).padStart(2, '0');

/** Ways to say a date with its year. */
const WITH_YEAR: readonly ((date: LocalDate) => string)[] = [
  (date) => date,
  (date) => `${partsOf(date).day} de ${monthName(date)} de ${yearOf(date)}`,
  (date) => `dia ${partsOf(date).day} de ${monthName(date)} de ${yearOf(date)}`,
  (date) => `${partsOf(date).day}/${partsOf(date).month}/${yearOf(date)}`,
  (date) => `${two(partsOf(date).day)}/${two(partsOf(date).month)}/${String(yearOf(date)).slice(2)}`,
  (date) => `${two(partsOf(date).day)}-${two(partsOf(date).month)}-${yearOf(date)}`,
  (date) => `${two(partsOf(date).day)}.${two(partsOf(date).month)}.${yearOf(date)}`,
  (date) => `${partsOf(date).day} ${monthName(date).slice(0, 3)} ${yearOf(date)}`,
  (date) => `${partsOf(date).day} de ${monthName(date)} ${yearOf(date)}`,
  (date) => withoutAccents(`${partsOf(date).day} de ${monthName(date)} de ${yearOf(date)}`),
  (date) => `${partsOf(date).day} DE ${monthName(date).toUpperCase()} DE ${yearOf(date)}`,
  (date) => `como foi ${partsOf(date).day} de ${monthName(date)} de ${yearOf(date)}?`,
];
/** Ways that leave the year out: the last such day is meant. */
const WITHOUT_YEAR: readonly ((date: LocalDate) => string)[] = [
  (date) => `${partsOf(date).day} de ${monthName(date)}`,
  (date) => `dia ${partsOf(date).day} de ${monthName(date)}`,
  (date) => `o que escrevi no dia ${partsOf(date).day} de ${withoutAccents(monthName(date))}`,
  (date) => `${partsOf(date).day}/${two(partsOf(date).month)}`,
  (date) => `dia ${two(partsOf(date).day)}/${two(partsOf(date).month)}`,
  (date) => `em ${partsOf(date).day} de ${monthName(date).slice(0, 3)}`,
  (date) => `${partsOf(date).day} do ${partsOf(date).month}`,
  (date) => `me mostra ${partsOf(date).day} de ${monthName(date)} pfv`,
];

const DAY_COUNT = 1500;
const anyDate = fc.integer({ min: 0, max: DAY_COUNT }).map((days) => addDays('2027-12-31', -days));
const recentDate = fc.integer({ min: 0, max: 364 }).map((days) => addDays(TODAY, -days));

describe('findPeriods, for any date', () => {
  it.each(WITH_YEAR.map((write, at) => [write('2026-03-09'), at] as const))(
    'finds a date that is written like %s',
    (_, at) => {
      fc.assert(
        fc.property(anyDate, (date) => {
          expect(said(WITH_YEAR[at]?.(date) ?? '')).toEqual([day(date)]);
        }),
        { numRuns: 150 },
      );
    },
  );

  it.each(WITHOUT_YEAR.map((write, at) => [write('2026-03-09'), at] as const))(
    'finds the latest possible date if the year is missing, as in %s',
    (_, at) => {
      fc.assert(
        fc.property(recentDate, (date) => {
          expect(said(WITHOUT_YEAR[at]?.(date) ?? '')).toEqual([day(date)]);
        }),
        { numRuns: 150 },
      );
    },
  );

  it('finds a weekday of the last seven days, today excluded', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 7 }), (today, back) => {
        const date = addDays(today, -back);
        expect(said(`como foi ${WEEKDAYS[weekdayOf(date)]} passada`, today)).toEqual([day(date)]);
      }),
    );
  });

  it('finds a day counted back with “atrás”, “há” or “faz”', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 99 }), (today, back) => {
        const wanted = [day(addDays(today, -back))];
        expect(said(`${back} dias atrás`, today)).toEqual(wanted);
        expect(said(`como eu tava há ${back} dias?`, today)).toEqual(wanted);
        expect(said(`isso faz ${back} dias`, today)).toEqual(wanted);
      }),
    );
  });

  it('finds a range between two written dates', () => {
    fc.assert(
      fc.property(recentDate, recentDate, (one, other) => {
        const [start, end] = [one, other].sort() as [LocalDate, LocalDate];
        const text = `de ${WITH_YEAR[1]?.(start)} a ${WITH_YEAR[3]?.(end)}`;
        expect(said(text)).toEqual([`${start}..${end}`]);
        expect(said(`entre ${WITH_YEAR[3]?.(start)} e ${WITH_YEAR[1]?.(end)}`)).toEqual([`${start}..${end}`]);
      }),
    );
  });

  it('returns only existing dates, in order, for any text', () => {
    const words = fc.constantFrom(
      ...'de a até dia semana mês passado maio 31 2 / - fevereiro 30 ontem último segunda e entre há fim começo'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 12 }), (parts) => {
        for (const found of findPeriods(parts.join(' '), TODAY)) {
          if (found.kind !== 'range') continue;
          expect(found.period.start <= found.period.end).toBe(true);
          expect(new Date(`${found.period.end}T00:00:00Z`).toISOString().slice(0, 10)).toBe(found.period.end);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('findPeriods', () => {
  it.each([
    ['como foi hoje', '2026-06-18..2026-06-18'],
    ['e onten?', '2026-06-17..2026-06-17'],
    ['antes de ontem', '2026-06-16..2026-06-16'],
    ['na segunda', '2026-06-15..2026-06-15'],
    ['sexta passada', '2026-06-12..2026-06-12'],
    ['quinta', '2026-06-11..2026-06-11'],
    ['nesta quinta', '2026-06-18..2026-06-18'],
    ['sábado retrasado', '2026-06-06..2026-06-06'],
    ['segunda da semana passada', '2026-06-08..2026-06-08'],
    ['no fim de semana', '2026-06-13..2026-06-14'],
    ['fds passado', '2026-06-13..2026-06-14'],
    ['essa semana', '2026-06-15..2026-06-18'],
    ['minha semana', '2026-06-12..2026-06-18'],
    ['semana passada', '2026-06-08..2026-06-14'],
    ['semana retrasada', '2026-06-01..2026-06-07'],
    ['há duas semanas', '2026-06-01..2026-06-07'],
    ['esse mês', '2026-06-01..2026-06-30'],
    ['no mes passado', '2026-05-01..2026-05-31'],
    ['mês retrasado', '2026-04-01..2026-04-30'],
    ['em outubro', '2025-10-01..2025-10-31'],
    ['em março', '2026-03-01..2026-03-31'],
    ['setenbro', '2025-09-01..2025-09-30'],
    ['maio do ano passado', '2025-05-01..2025-05-31'],
    ['fim de maio', '2026-05-21..2026-05-31'],
    ['primeira quinzena de abril', '2026-04-01..2026-04-15'],
    ['de março a maio', '2026-03-01..2026-05-31'],
    ['de novembro a fevereiro', '2025-11-01..2026-02-28'],
    ['de 1 a 10 de maio', '2026-05-01..2026-05-10'],
    ['do dia 1 ao dia 10', '2026-06-01..2026-06-10'],
    ['de abril pra cá', '2026-04-01..2026-06-18'],
    ['desde segunda', '2026-06-15..2026-06-18'],
    ['últimos 15 dias', '2026-06-04..2026-06-18'],
    ['nas ultimas três semanas', '2026-05-29..2026-06-18'],
    ['nos últimos 3 meses', '2026-03-19..2026-06-18'],
    ['ano passado', '2025-01-01..2025-12-31'],
    ['em 2025', '2025-01-01..2025-12-31'],
    ['primeiro trimestre desse ano', '2026-01-01..2026-03-31'],
    ['no dia das mães', '2026-05-10..2026-05-10'],
    ['no natal', '2025-12-25..2025-12-25'],
    ['dia 10', '2026-06-10..2026-06-10'],
    ['dia 25', '2026-05-25..2026-05-25'],
    ['dia 10 do mês passado', '2026-05-10..2026-05-10'],
    ['ontem e hoje', '2026-06-17..2026-06-18'],
    ['desde que comecei a terapia', 'since terapia'],
    ['desde sempre', 'all'],
  ])('reads "%s" as %s', (text, wanted) => {
    expect(said(text)).toEqual([wanted]);
  });

  it.each(['quando marco família', 'faz três dias que não durmo', 'em que dia da semana', 'meu PHQ-9', 'uma vez'])(
    'finds no period in "%s"',
    (text) => {
      expect(said(text)).toEqual([]);
    },
  );

  it('marks weekdays that may mean a habit', () => {
    expect(findPeriods('e domingo?', TODAY)).toMatchObject([{ weekdays: [0] }]);
    expect(findPeriods('no fds', TODAY)).toMatchObject([{ weekdays: [6, 0] }]);
    expect(findPeriods('domingo passado', TODAY)[0]).not.toHaveProperty('weekdays');
  });

  it('finds two periods that are compared', () => {
    expect(said('compara maio com abril')).toEqual(['2026-05-01..2026-05-31', '2026-04-01..2026-04-30']);
  });
});
