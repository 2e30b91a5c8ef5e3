import { describe, expect, it } from 'vitest';
import { entryOf } from '../../../testing/answers.ts';
import { weekSentence, weekSeries } from './week-series.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const TODAY = '2026-11-14';

const entry = (iso: string, score: number) => entryOf({ timestamp: Date.parse(iso), score });

describe('weekSeries', () => {
  it('assigns an entry just before midnight in São Paulo to its local day', () => {
    const days = weekSeries([entry('2026-11-14T02:59:00Z', 1), entry('2026-11-14T03:01:00Z', 5)], TODAY, SAO_PAULO);
    expect(days.at(-2)).toMatchObject({ date: '2026-11-13', average: 1 });
    expect(days.at(-1)).toMatchObject({ date: TODAY, average: 5 });
  });
});

/** Entries of a day of November, at noon UTC. */
const on = (day: string, ...scores: number[]) => scores.map((score) => entry(`2026-11-${day}T12:00:00Z`, score));
const ALIKE = 'Você registrou em 2 dos últimos 7 dias, todos com a mesma média: Neutro.';

it.each([
  ['without entries', [], 'Nenhum registro nos últimos 7 dias.'],
  ['with entries on one day', on('14', 3), 'Um dia registrado nos últimos 7: hoje (Bem).'],
  [
    'with a best and a worst day',
    [...on('13', 5), ...on('11', 0, 1), ...on('09', 3)],
    'Você registrou em 3 dos últimos 7 dias. O melhor foi ontem (Excelente). O mais baixo foi quarta-feira (Mal).',
  ],
  ['with days of equal averages', [...on('13', 2), ...on('12', 2)], ALIKE],
  // 2.04
  ['with days whose averages read alike', [...on('13', 2), ...on('12', 3, ...Array(24).fill(2))], ALIKE],
])('weekSentence describes a week %s', (_, entries, sentence) => {
  expect(weekSentence(weekSeries(entries, TODAY, SAO_PAULO), TODAY)).toBe(sentence);
});
