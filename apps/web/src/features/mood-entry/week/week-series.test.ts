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

it.each([
  ['without entries', [], 'Nenhum registro nos últimos 7 dias.'],
  ['with entries on one day', [entry('2026-11-14T12:00:00Z', 3)], 'Um dia registrado nos últimos 7: hoje (Bem).'],
  [
    'with a best and a worst day',
    [
      entry('2026-11-13T12:00:00Z', 5),
      entry('2026-11-11T12:00:00Z', 0),
      entry('2026-11-11T15:00:00Z', 1),
      entry('2026-11-09T12:00:00Z', 3),
    ],
    'Você registrou em 3 dos últimos 7 dias. O melhor foi ontem (Excelente). O mais baixo foi quarta-feira (Mal).',
  ],
  [
    'with days of equal averages',
    [entry('2026-11-13T12:00:00Z', 2), entry('2026-11-12T12:00:00Z', 2)],
    'Você registrou em 2 dos últimos 7 dias, todos com a mesma média: Neutro.',
  ],
  [
    'with days whose averages read alike',
    [
      entry('2026-11-13T12:00:00Z', 2),
      // 2.04
      ...Array.from({ length: 25 }, (_, at) => entry('2026-11-12T12:00:00Z', at === 0 ? 3 : 2)),
    ],
    'Você registrou em 2 dos últimos 7 dias, todos com a mesma média: Neutro.',
  ],
])('weekSentence describes a week %s', (_, entries, sentence) => {
  expect(weekSentence(weekSeries(entries, TODAY, SAO_PAULO), TODAY)).toBe(sentence);
});
