import { describe, expect, it } from 'vitest';
import { whenOf } from '../result/result-text.ts';
import { answered } from '../screening.fixture.ts';
import { chartBands, chartPoints, chartTicks, historyRows, historySentence, ofInstrument } from './history-text.ts';

const TODAY = '2026-11-21';
const three = [
  answered('GAD-7', '2026-10-24', 12),
  answered('GAD-7', '2026-11-07', 4),
  answered('GAD-7', '2026-11-20', 9),
];

describe('historySentence', () => {
  it.each([
    [[], ''],
    [three.slice(2), 'Uma resposta até aqui, ontem: 9 de 21, sintomas leves.'],
    [
      three,
      '3 respostas, de 24 de outubro de 2026 a 20 de novembro de 2026. As somas foram de 4 a 12; a mais recente é 9, sintomas leves.',
    ],
    [
      [answered('PHQ-9', '2026-11-07', 20), answered('PHQ-9', TODAY, 20)],
      '2 respostas, de 7 de novembro de 2026 a 21 de novembro de 2026. Todas com a mesma soma: 20 de 27, sintomas graves.',
    ],
  ])('describes the results of case %#', (results, sentence) => {
    expect(historySentence(results, TODAY)).toBe(sentence);
  });
});

it('ofInstrument lists one questionnaire’s results, oldest first', () => {
  const mixed = [three[2], answered('PHQ-9', TODAY, 1), three[0], three[1]].flatMap((result) => result ?? []);
  expect(ofInstrument(mixed, 'GAD-7')).toEqual(three);
  expect(ofInstrument([], 'GAD-7')).toEqual([]);
});

it('chartBands returns the published bands of the PHQ-9 and the GAD-7', () => {
  expect(chartBands('PHQ-9').map(({ from, to, tone }) => [from, to, tone])).toEqual([
    [0, 4, 0],
    [5, 9, 1],
    [10, 14, 2],
    [15, 19, 3],
    [20, 27, 4],
  ]);
  expect(chartBands('GAD-7').map(({ label, tone }) => [label, tone])).toEqual([
    ['mínimos', 0],
    ['leves', 1],
    ['moderados', 2],
    ['graves', 4],
  ]);
});

it('chartPoints returns a text with date, score and band for each result', () => {
  expect(chartPoints(three).map(({ name, detail }) => `${name}: ${detail}`)).toEqual([
    '24 de outubro de 2026: 12 de 21 · sintomas moderados',
    '7 de novembro de 2026: 4 de 21 · sintomas mínimos',
    '20 de novembro de 2026: 9 de 21 · sintomas leves',
  ]);
  expect(historyRows(three)[0]).toEqual(['20 de novembro de 2026', '9 de 21', 'sintomas leves']);
});

it('chartTicks labels the first and the last day, or the only one', () => {
  expect(chartTicks(three).map(({ label }) => label)).toEqual(['24 out 26', '20 nov 26']);
  expect(chartTicks(three.slice(0, 1)).map(({ label }) => label)).toEqual(['24 out 26']);
  expect(chartTicks([])).toEqual([]);
});

it.each([
  [TODAY, 'hoje'],
  ['2026-11-20', 'ontem'],
  ['2026-11-19', 'em 19 de novembro de 2026'],
  ['2025-11-21', 'em 21 de novembro de 2025'],
])('whenOf formats the day %s as “%s”', (date, words) => {
  expect(whenOf(date, TODAY)).toBe(words);
});
