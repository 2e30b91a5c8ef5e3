import type { MoodEntry } from '@alento/contract/mood-entry';
import { describe, expect, it } from 'vitest';
import { weekSentence, weekSeries } from './week-series.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const TODAY = '2026-11-14';

const entry = (iso: string, score: number): MoodEntry => ({
  id: iso,
  score,
  note: '',
  timestamp: Date.parse(iso),
  ai_analysis: '',
  tags: [],
});

describe('weekSeries', () => {
  it('returns the last 7 days, today last, with null for days without entries', () => {
    const days = weekSeries([entry('2026-11-14T12:00:00Z', 4)], TODAY, SAO_PAULO);
    expect(days.map((day) => day.date)).toEqual([
      '2026-11-08',
      '2026-11-09',
      '2026-11-10',
      '2026-11-11',
      '2026-11-12',
      '2026-11-13',
      '2026-11-14',
    ]);
    expect(days.at(-1)).toEqual({ date: TODAY, average: 4, count: 1 });
    expect(days[0]).toEqual({ date: '2026-11-08', average: null, count: 0 });
  });

  it('assigns an entry just before midnight in São Paulo to its local day', () => {
    const days = weekSeries([entry('2026-11-14T02:59:00Z', 1), entry('2026-11-14T03:01:00Z', 5)], TODAY, SAO_PAULO);
    expect(days.at(-2)).toMatchObject({ date: '2026-11-13', average: 1 });
    expect(days.at(-1)).toMatchObject({ date: TODAY, average: 5 });
  });
});

describe('weekSentence', () => {
  const sentence = (...entries: MoodEntry[]) => weekSentence(weekSeries(entries, TODAY, SAO_PAULO), TODAY);

  it('describes a week without entries', () => {
    expect(sentence()).toBe('Nenhum registro nos últimos 7 dias.');
  });

  it('names the only day with entries', () => {
    expect(sentence(entry('2026-11-14T12:00:00Z', 3))).toBe('Um dia registrado nos últimos 7: hoje (Bem).');
  });

  it('names the best and the worst day', () => {
    expect(
      sentence(
        entry('2026-11-13T12:00:00Z', 5),
        entry('2026-11-11T12:00:00Z', 0),
        entry('2026-11-11T15:00:00Z', 1),
        entry('2026-11-09T12:00:00Z', 3),
      ),
    ).toBe(
      'Você registrou em 3 dos últimos 7 dias. O melhor foi ontem (Excelente) e o mais difícil, quarta-feira (Mal).',
    );
  });

  it('describes a week whose days have equal averages', () => {
    expect(sentence(entry('2026-11-13T12:00:00Z', 2), entry('2026-11-12T12:00:00Z', 2))).toBe(
      'Você registrou em 2 dos últimos 7 dias, todos com a mesma média: Neutro.',
    );
  });
});
