import { addDays, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import { monthOf, yearOf } from './calendar.ts';
import { findNoSuchDay, findPeriods } from './find-periods.ts';

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
        { numRuns: runs(30) },
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
        { numRuns: runs(30) },
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
      { numRuns: runs(100) },
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
    ['quanto deu meu mês de maio', '2026-05-01..2026-05-31'],
    ['no mês de maio inteiro', '2026-05-01..2026-05-31'],
    ['esse mês de junho', '2026-06-01..2026-06-30'],
    ['trasantontem', '2026-06-15..2026-06-15'],
    ['do dia quatro até o domingo', '2026-06-04..2026-06-07'],
    ['do dia 4 até domingo', '2026-06-04..2026-06-07'],
    ['de terça até domingo', '2026-06-09..2026-06-14'],
    ['de terça até hoje', '2026-06-16..2026-06-18'],
    ['de segunda a quinta da semana passada', '2026-06-08..2026-06-11'],
    ['em maio até o mesmo dia 18', '2026-05-01..2026-05-18'],
    ['em maio até o dia 18', '2026-05-01..2026-05-18'],
    ['de maio até o dia 10', '2026-05-01..2026-06-10'],
    ['entre o dia dez e o dia vinte e cinco de janeiro', '2026-01-10..2026-01-25'],
    ['de 1 a 31 de junho', '2026-06-01..2026-06-30'],
    ['os últimos sete dias de maio', '2026-05-25..2026-05-31'],
    ['os primeiros dez dias de abril', '2026-04-01..2026-04-10'],
    ['a última semana de maio', '2026-05-25..2026-05-31'],
    ['penúltima semana de maio', '2026-05-18..2026-05-24'],
    ['comecinho desse mês', '2026-06-01..2026-06-10'],
    ['último bimestre', '2026-03-01..2026-04-30'],
    ['esse trimestre', '2026-04-01..2026-06-30'],
    ['a semana do meu natal', '2025-12-22..2025-12-28'],
    ['o fim de semana do natal', '2025-12-27..2025-12-28'],
    ['em 05/2026', '2026-05-01..2026-05-31'],
    ['desde que mudei de casa em março', '2026-03-01..2026-06-18'],
    ['de quando começou o ano pra cá', '2026-01-01..2026-06-18'],
    ['junho e maio', '2026-05-01..2026-06-30'],
    ['os 18 primeiros de maio', '2026-05-01..2026-05-18'],
    ['os dez primeiros dias do ano', '2026-01-01..2026-01-10'],
    ['segunda quinzena de maio', '2026-05-16..2026-05-31'],
    ['na segunda semana de maio', '2026-05-08..2026-05-14'],
    ['última quinzena', '2026-06-04..2026-06-18'],
    ['quinzena passada', '2026-06-01..2026-06-15'],
    ['nas últimas 3 sextas', '2026-05-29..2026-06-12'],
    ['nas três últimas terças-feiras', '2026-06-02..2026-06-16'],
    ['nos últimos dois fins de semana', '2026-06-06..2026-06-14'],
    ['dezembro janeiro fevereiro', '2025-12-01..2026-02-28'],
    ['em dezembro, janeiro e fevereiro', '2025-12-01..2026-02-28'],
    ['no verão', '2025-12-21..2026-03-20'],
    ['inverno passado', '2025-06-21..2025-09-22'],
    ['na quinta dia quatro', '2026-06-04..2026-06-04'],
    ['no corpo de cristo', '2026-06-04..2026-06-04'],
    ['corpus christi do ano passado', '2025-06-19..2025-06-19'],
    ['na sexta-feira santa', '2026-04-03..2026-04-03'],
    ['segunda de carnaval', '2026-02-16..2026-02-16'],
    ['no carnaval', '2026-02-14..2026-02-17'],
    ['na páscoa', '2026-04-05..2026-04-05'],
    ['dia do trabalhador', '2026-05-01..2026-05-01'],
    ['no feriado de finados', '2025-11-02..2025-11-02'],
    ['a semana do natal', '2025-12-22..2025-12-28'],
    ['semana do dia 10', '2026-06-08..2026-06-14'],
  ])('reads "%s" as %s', (text, wanted) => {
    expect(said(text)).toEqual([wanted]);
  });

  it.each([
    'quando marco família',
    'faz três dias que não durmo',
    'em que dia da semana',
    'meu PHQ-9',
    'uma vez',
    'a segunda vez',
    'eles verão',
  ])('finds no period in "%s"', (text) => {
    expect(said(text)).toEqual([]);
  });

  it('marks weekdays that may mean a habit', () => {
    expect(findPeriods('e domingo?', TODAY)).toMatchObject([{ weekdays: [0] }]);
    expect(findPeriods('no fds', TODAY)).toMatchObject([{ weekdays: [6, 0] }]);
    expect(findPeriods('domingo passado', TODAY)[0]).not.toHaveProperty('weekdays');
  });

  it('finds two periods that are compared', () => {
    expect(said('compara maio com abril')).toEqual(['2026-05-01..2026-05-31', '2026-04-01..2026-04-30']);
    expect(said('compara abril e maio')).toEqual(['2026-04-01..2026-04-30', '2026-05-01..2026-05-31']);
  });

  it.each([
    ['como foi 31 de novembro', { day: 31, month: 11, year: null }],
    ['dia 30 de fevereiro', { day: 30, month: 2, year: null }],
    ['no dia 29/02/2025', { day: 29, month: 2, year: 2025 }],
    ['dia 32 de maio', { day: 32, month: 5, year: null }],
    ['31/06', { day: 31, month: 6, year: null }],
  ])('reads no day from "%s", which does not exist', (text, wanted) => {
    expect(said(text)).toEqual([]);
    expect(findNoSuchDay(text, TODAY)).toMatchObject(wanted);
  });

  it.each(['29 de fevereiro', 'dia 31', '30/04/2026', 'de 1 a 31 de junho', 'nota 4.5', '40 de maio'])(
    'tells of no missing day in "%s"',
    (text) => {
      expect(findNoSuchDay(text, TODAY)).toBeNull();
    },
  );

  it('knows Easter of any year', () => {
    const easters = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25'];
    for (const date of easters) expect(said(`páscoa de ${yearOf(date)}`, '2040-01-01')).toEqual([day(date)]);
  });
});
