import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import { TIMES_OF_DAY } from '../analytics/time-of-day.ts';
import { checkTagName } from '../tag/plan-tag.ts';
import { addDays, weekdayOf } from '../time/local-date.ts';
import { checkInsightNumbers } from './check-numbers.ts';
import type { InsightEffect, InsightFigures } from './figures.ts';

const WEEKDAYS = [
  'aos domingos',
  'às segundas-feiras',
  'às terças',
  'às quartas',
  'às quintas',
  'às sextas',
  'aos sábados',
];
const PARTS = { night: 'de madrugada', morning: 'de manhã', afternoon: 'à tarde', evening: 'à noite' };
const DAY_NAMES = ['domingo', 'segunda-feira', 'terça', 'quarta', 'quinta-feira', 'sexta', 'sábado'];
const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

const score = fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100);
const effect: fc.Arbitrary<InsightEffect> = fc
  .record({
    average: score,
    n: fc.integer({ min: 5, max: 40 }),
    otherAverage: score,
    otherN: fc.integer({ min: 5, max: 90 }),
  })
  .filter(({ average, otherAverage }) => Math.abs(average - otherAverage) >= 0.2);
const tagName = fc
  .oneof(
    fc.constantFrom(
      'Exercício',
      'Corrida 5 km',
      'Dormi mal',
      'Avó',
      '3',
      'Segunda',
      'Três amigos',
      '50%',
      "Copo d'água",
    ),
    fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  )
  .filter((name) => checkTagName(name).ok && !/["“”'*_]/.test(name))
  .map((name) => name.trim());

const figures: fc.Arbitrary<InsightFigures> = fc
  .record({
    end: fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2024-01-01', days)),
    entries: fc.integer({ min: 5, max: 60 }),
    days: fc.integer({ min: 5, max: 7 }),
    average: score,
    apart: fc.option(
      fc.record({
        best: fc.integer({ min: 0, max: 6 }),
        worst: fc.integer({ min: 0, max: 6 }),
        low: score,
        high: score,
      }),
    ),
    before: fc.option(fc.record({ average: score, days: fc.integer({ min: 3, max: 28 }) })),
    weekdays: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 6 }), effect), {
      maxLength: 3,
      selector: ([day]) => day,
    }),
    timesOfDay: fc.uniqueArray(fc.tuple(fc.constantFrom(...TIMES_OF_DAY), effect), {
      maxLength: 3,
      selector: ([part]) => part,
    }),
    tags: fc.uniqueArray(fc.tuple(tagName, effect), { maxLength: 3, selector: ([name]) => name.toLowerCase() }),
  })
  .map(({ end, apart, before, average, ...rest }) => {
    const start = addDays(end, -6);
    const isApart = apart !== null && apart.best !== apart.worst && apart.high > apart.low;
    return {
      ...rest,
      start,
      end,
      average,
      before,
      trend: average > 3 ? 'Positiva' : average >= 2 ? 'Estável' : 'Delicada',
      best: isApart ? { date: addDays(start, apart.best), average: apart.high } : null,
      worst: isApart ? { date: addDays(start, apart.worst), average: apart.low } : null,
      change: before ? average - before.average : null,
      weekdays: rest.weekdays.map(([weekday, own]) => ({ weekday, ...own })),
      timesOfDay: rest.timesOfDay.map(([part, own]) => ({ part, ...own })),
      tags: rest.tags.map(([name, own]) => ({ name, ...own })),
    };
  });

/** Either fixed text or a printed number, so that a test can replace a single number. */
type Piece = string | { printed: number };
const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const print = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  return Number.isInteger(piece.printed) ? String(piece.printed) : decimal.format(piece.printed);
};
/** A score as printed: with one decimal, or without decimals if it is an integer. */
const s = (value: number): Piece => ({ printed: Number(value.toFixed(1)) });
const n = (printed: number): Piece => ({ printed });
const word = (sign: number, up: string, down: string): string => (sign > 0 ? up : down);

const dayPieces = (intro: string, day: { date: string; average: number }): Piece[] => [
  `${intro} foi ${DAY_NAMES[weekdayOf(day.date)]}, ${Number(day.date.slice(8))} de ${MONTHS[Number(day.date.slice(5, 7)) - 1]}, com `,
  s(day.average),
  '. ',
];
const effectPieces = (
  intro: string,
  { average, otherAverage, n: own, otherN }: InsightEffect,
  unit: string,
): Piece[] => [
  `${intro} a média foi `,
  s(average),
  ' (',
  n(own),
  ` ${unit}), ${word(average - otherAverage, 'mais alta', 'mais baixa')} que no resto: `,
  s(otherAverage),
  ', em ',
  n(otherN),
  ` ${unit}. `,
];

/** Plain Portuguese sentences that contain all the figures. */
function piecesOf(f: InsightFigures): Piece[] {
  return [
    ...['Foram ', n(f.entries), ' registros em ', n(f.days), ' dias, com média '],
    ...[s(f.average ?? 0), '. '],
    ...(f.best ? dayPieces('O melhor dia', f.best) : []),
    ...(f.worst ? dayPieces('O dia mais difícil', f.worst) : []),
    ...(f.before ? ['Antes, em ', n(f.before.days), ' dias, a média foi ', s(f.before.average), '. '] : []),
    ...(f.change !== null && Math.abs(f.change) >= 0.1
      ? [`A média ${word(f.change, 'subiu', 'caiu')} `, s(Math.abs(f.change)), '. ']
      : []),
    ...f.weekdays.flatMap((own) => effectPieces(`Já ${WEEKDAYS[own.weekday]}`, own, 'dias')),
    ...f.timesOfDay.flatMap((own) => effectPieces(`Já ${PARTS[own.part]}`, own, 'registros')),
    ...f.tags.flatMap((own) => effectPieces(`Com “${own.name}”`, own, 'dias')),
  ];
}

describe('checkInsightNumbers() on a text generated from the figures', () => {
  it('accepts the unchanged text', () => {
    fc.assert(
      fc.property(figures, (f) => {
        expect(checkInsightNumbers(piecesOf(f).map(print).join(''), f)).toEqual({ ok: true });
      }),
      { numRuns: runs(50) },
    );
  });

  it('refuses the text if a number is changed by 0.3, unless the changed number happens to equal another figure', () => {
    fc.assert(
      fc.property(figures, fc.nat(), fc.constantFrom(0.3, -0.3), (f, at, by) => {
        const pieces = piecesOf(f);
        const places = pieces.flatMap((piece, index) => (typeof piece === 'string' ? [] : [index]));
        const place = places[at % places.length] ?? 0;
        const piece = pieces[place] as { printed: number };
        const changed = { printed: Number((piece.printed + by).toFixed(1)) };
        fc.pre(changed.printed > 0 && !isFigure(f, changed.printed));
        const text = pieces.map((other, index) => print(index === place ? changed : other)).join('');
        const checked = checkInsightNumbers(text, f);
        expect(checked).toMatchObject({ ok: false });
        if (!checked.ok) expect(checked.wrong).toContain(print(changed));
      }),
      { numRuns: runs(50) },
    );
  });

  it('refuses the text if it also contains another weekday, tag or date', () => {
    fc.assert(
      fc.property(figures, (f) => {
        const text = piecesOf(f).map(print).join('');
        const days = [f.best, f.worst].flatMap((day) => (day ? [weekdayOf(day.date)] : []));
        const known = [...days, ...f.weekdays.map(({ weekday }) => weekday)];
        const other = DAY_NAMES.findIndex((_, day) => !known.includes(day));
        expect(checkInsightNumbers(`${text} Pense em ${DAY_NAMES[other]}.`, f)).toMatchObject({ ok: false });
        expect(checkInsightNumbers(`${text} E “Outra coisa”.`, f)).toMatchObject({ ok: false });
        const [, month, day] = addDays(f.end, 1).split('-');
        expect(checkInsightNumbers(`${text} Pense em ${day}/${month}.`, f)).toMatchObject({ ok: false });
      }),
    );
  });
});

/** Whether the number, printed as an integer or with one decimal, equals a printed figure. */
function isFigure(f: InsightFigures, printed: number): boolean {
  const effects = [...f.weekdays, ...f.timesOfDay, ...f.tags];
  const figuresSaid = [
    ...[f.average, f.best?.average, f.worst?.average, f.before?.average, f.change],
    ...effects.flatMap(({ average, otherAverage }) => [average, otherAverage, average - otherAverage]),
    ...(f.best && f.worst ? [f.best.average - f.worst.average] : []),
    ...[0, 5, 7, 28, 56, f.entries, f.days, f.before?.days, ...effects.flatMap((own) => [own.n, own.otherN])],
  ].filter((value) => value !== null && value !== undefined);
  const reach = Number.isInteger(printed) ? 0.5 : 0.05;
  return figuresSaid.some((value) => Math.abs(Math.abs(value) - printed) <= reach + 1e-6);
}
