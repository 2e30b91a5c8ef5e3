import { describe, expect, it } from 'vitest';
import { columnTableRows, partColumn } from './column-figure.ts';
import { linePoints, lineRows, lineTicks } from './line-figure.ts';
import { percentText } from './mood-text.ts';
import { type ScreeningScore, scoreBands, scorePoints, scoreRows, scoreTicks } from './score-figure.ts';
import { shareRows, sharesOf } from './share-figure.ts';

const series = (unit: 'day' | 'week' | 'month', averages: (number | null)[]) => ({
  unit,
  points: averages.map((average, index) => ({
    startDate: `2026-${unit === 'month' ? `0${index + 1}-01` : `11-${String(index + 1).padStart(2, '0')}`}`,
    average,
    entries: average === null ? 0 : 2,
  })),
});

describe('the line of averages', () => {
  it('labels at most five points of the time axis, including both ends', () => {
    expect(lineTicks(series('day', Array(30).fill(3))).map(({ index }) => index)).toEqual([0, 7, 15, 22, 29]);
    expect(lineTicks(series('day', [3]))).toEqual([{ index: 0, label: '1 nov', only: null }]);
    expect(lineTicks(series('month', [3, 3])).map(({ label }) => label)).toEqual(['jan 26', 'fev 26']);
  });

  it('names each point by its day, week or month, with average and entries', () => {
    expect(linePoints(series('week', [2, null])).map(({ name, detail }) => `${name}: ${detail}`)).toEqual([
      'semana de 1 de novembro: Neutro (2,0) · 2 registros',
      'semana de 2 de novembro: Sem registros',
    ]);
    expect(lineRows(series('day', [2, null]))).toEqual([
      ['domingo, 1 de novembro', 'Neutro (2,0)', '2'],
      ['segunda-feira, 2 de novembro', 'Sem registros', '0'],
    ]);
  });
});

describe('the shares of the moods', () => {
  it('list all six moods, including those without entries', () => {
    const shares = sharesOf([{ score: 3, entries: 1 }]);
    expect(shares.map(({ score, count }) => [score, count])).toEqual([
      [5, 0],
      [4, 0],
      [3, 1],
      [2, 0],
      [1, 0],
      [0, 0],
    ]);
    expect(shareRows(shares)[2]).toEqual(['Bem', '1', '100%']);
  });

  it('format a share below 1% as "less than 1%"', () => {
    expect([percentText(0), percentText(0.004), percentText(0.996)]).toEqual(['0%', 'menos de 1%', '100%']);
  });
});

it('the columns of the parts of the day say where there are too few entries', () => {
  const columns = [
    partColumn({ part: 'night', average: null, entries: 1 }),
    partColumn({ part: 'evening', average: 3.6, entries: 25 }),
  ];
  expect(columns.map(({ short, detail }) => [short, detail])).toEqual([
    ['Madrugada', 'Ainda não há registros suficientes · 1 registro'],
    ['Noite', 'Muito bem (3,6) · 25 registros'],
  ]);
  expect(columnTableRows(columns)).toEqual([
    ['madrugada', 'Ainda não há registros suficientes', '1'],
    ['noite', 'Muito bem (3,6)', '25'],
  ]);
});

describe('the scores of a questionnaire', () => {
  const taken = (localDate: string, score: number, severity: ScreeningScore['severity']): ScreeningScore => ({
    instrument: 'GAD-7',
    localDate,
    takenAt: Date.parse(`${localDate}T15:00:00Z`),
    score,
    severity,
  });
  const three = [
    taken('2026-10-24', 12, 'moderate'),
    taken('2026-11-07', 4, 'minimal'),
    taken('2026-11-20', 9, 'mild'),
  ];

  it('have the bands of the questionnaire, each with its tone', () => {
    expect(scoreBands('GAD-7').map(({ label, tone }) => [label, tone])).toEqual([
      ['mínimos', 0],
      ['leves', 1],
      ['moderados', 2],
      ['graves', 4],
    ]);
  });

  it('have a text with date, score and band for each result', () => {
    expect(scorePoints(three).map(({ name, detail }) => `${name}: ${detail}`)).toEqual([
      '24 de outubro de 2026: 12 de 21 · sintomas moderados',
      '7 de novembro de 2026: 4 de 21 · sintomas mínimos',
      '20 de novembro de 2026: 9 de 21 · sintomas leves',
    ]);
    expect(scoreRows(three)[0]).toEqual(['20 de novembro de 2026', '9 de 21', 'sintomas leves']);
  });

  it('label the first and the last day of the axis, or the only one', () => {
    expect(scoreTicks(three).map(({ label }) => label)).toEqual(['24 out 26', '20 nov 26']);
    expect(scoreTicks(three.slice(0, 1)).map(({ label }) => label)).toEqual(['24 out 26']);
    expect(scoreTicks([])).toEqual([]);
  });
});
