import { expect, it } from 'vitest';
import { whenOf } from '../result/result-text.ts';
import { answered } from '../screening.fixture.ts';
import { historySentence } from './history-text.ts';

const TODAY = '2026-11-21';
const three = [
  answered('GAD-7', '2026-10-24', 12),
  answered('GAD-7', '2026-11-07', 4),
  answered('GAD-7', '2026-11-20', 9),
];

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
])('historySentence describes the results of case %#', (results, sentence) => {
  expect(historySentence(results, TODAY)).toBe(sentence);
});

it.each([
  [TODAY, 'hoje'],
  ['2026-11-20', 'ontem'],
  ['2026-11-19', 'em 19 de novembro de 2026'],
  ['2025-11-21', 'em 21 de novembro de 2025'],
])('whenOf formats the day %s as “%s”', (date, words) => {
  expect(whenOf(date, TODAY)).toBe(words);
});
