import { describe, expect, it } from 'vitest';
import { documentOf, entriesFrom, entryOn } from './examples.harness.ts';
import { recordFiguresOf } from './record-figures.ts';
import { recordSentencesOf, recordSummaryOf } from './record-sentences.copy.ts';
import { averageText, countText, dayText, RECORD_LIMITS, RECORD_TITLE, shortDayText } from './record-text.copy.ts';

const MARCH = { start: '2026-03-01', end: '2026-03-31' };
const WEEK = { start: '2026-03-01', end: '2026-03-07' };
const DAY = { start: '2026-03-01', end: '2026-03-01' };

const moodsOf = (range: typeof MARCH, entries: ReturnType<typeof entryOn>[]) =>
  recordSentencesOf(documentOf(range, entries)).moods;
const averageOf = (...scores: number[]) =>
  moodsOf(
    DAY,
    scores.map((score) => entryOn('2026-03-01', score)),
  )?.[1];

describe('recordSentencesOf() about moods', () => {
  it('counts days and entries in the right number', () => {
    const firstOf = (...of: Parameters<typeof moodsOf>) => moodsOf(...of)?.[0];
    expect(firstOf(MARCH, [])).toBe('Nenhum registro de humor nos 31 dias do período.');
    expect(firstOf(DAY, [])).toBe('Nenhum registro de humor no único dia do período.');
    expect(firstOf(DAY, [entryOn('2026-03-01', 3)])).toBe('O período tem um só dia, com 1 registro de humor.');
    expect(firstOf(MARCH, [entryOn('2026-03-01', 3)])).toBe(
      'Humor registrado em 1 dos 31 dias do período, com 1 registro.',
    );
    expect(firstOf(WEEK, entriesFrom('2026-03-01', [3, 3, 3, 3, 3, 3, 3]))).toBe(
      'Humor registrado em cada um dos 7 dias do período, com 7 registros.',
    );
    const many = Array.from({ length: 1040 }, (_, at) => entryOn(`2026-03-0${1 + (at % 2)}`, 3));
    expect(firstOf(MARCH, many)).toBe('Humor registrado em 2 dos 31 dias do período, com 1.040 registros.');
  });

  it('names the score near an average, or both scores around it', () => {
    const average = 'Média dos registros, numa escala de 0 a 5:';
    expect(averageOf(3)).toBe(`${average} 3,0 (“Bem”).`);
    expect(averageOf(0, 0)).toBe(`${average} 0,0 (“Muito mal”).`);
    expect(averageOf(5)).toBe(`${average} 5,0 (“Excelente”).`);
    expect(averageOf(2, 3)).toBe(`${average} 2,5 (entre “Neutro” e “Bem”).`);
    expect(averageOf(2, 2, 2, 3)).toBe(`${average} 2,3 (entre “Neutro” e “Bem”).`);
    expect(averageOf(2, 3, 3, 3, 3)).toBe(`${average} 2,8 (perto de “Bem”).`);
    expect(averageOf(...Array.from({ length: 19 }, () => 3), 2)).toBe(`${average} 3,0 (perto de “Bem”).`);
    expect(averageOf(0, 1)).toBe(`${average} 0,5 (entre “Muito mal” e “Mal”).`);
  });

  it('tells the course with the days of both halves, and calls small differences similar', () => {
    const courseOf = (...scores: number[]) => moodsOf(WEEK, entriesFrom('2026-03-01', scores))?.[2];
    expect(courseOf(2, 2, 2, 2, 4, 4, 3)).toBe(
      'A média por dia subiu de 2,0 (4 dias com registro antes de 05/03/2026) para 3,7 (3 dias a partir dessa data).',
    );
    expect(courseOf(4, 4, 4, 4, 1, 1, 1)).toBe(
      'A média por dia desceu de 4,0 (4 dias com registro antes de 05/03/2026) para 1,0 (3 dias a partir dessa data).',
    );
    expect(courseOf(2, 3, 3, 3, 3, 3, 3)).toBe(
      'A média por dia subiu de 2,8 (4 dias com registro antes de 05/03/2026) para 3,0 (3 dias a partir dessa data).',
    );
    expect(courseOf(3, 3, 3, 3, 3, 3, 3)).toBe(
      'A média por dia ficou parecida nas duas metades do período: 3,0 (4 dias com registro antes de 05/03/2026) e 3,0 (3 dias a partir dessa data).',
    );
  });

  it('tells how many days share the highest and the lowest average', () => {
    expect(moodsOf(MARCH, entriesFrom('2026-03-01', [5, 1, 5, 2, 5]))?.slice(-2)).toEqual([
      'Média mais alta de um dia: 5,0, em 3 dias, o mais recente em 05/03/2026.',
      'Média mais baixa de um dia: 1,0, em 02/03/2026.',
    ]);
    const close = [
      ...entriesFrom('2026-03-01', [5, 1, 5, 2]),
      ...[5, 5, 4].map((score) => entryOn('2026-03-05', score)),
    ];
    expect(moodsOf(MARCH, close)?.at(-2)).toBe(
      'Média mais alta de um dia: 5,0, em 2 dias, o mais recente em 03/03/2026.',
    );
  });

  it('calls days similar that hardly differ', () => {
    const steady = ['01', '02', '03', '04', '05'].flatMap((day) =>
      Array.from({ length: 10 }, () => entryOn(`2026-03-${day}`, 3)),
    );
    expect(moodsOf(MARCH, [...steady, entryOn('2026-03-02', 5)])?.at(-1)).toBe(
      'As médias dos dias ficaram parecidas, entre 3,0 e 3,2.',
    );
  });

  it('are summed up by days, average and course only', () => {
    const summaryOf = (...scores: number[]) =>
      recordSummaryOf(recordFiguresOf(entriesFrom('2026-03-01', scores), WEEK, new Map()).moods);
    expect(summaryOf()).toBe('Nenhum registro de humor nos 7 dias do período.');
    expect(summaryOf(1, 2, 3, 4, 5)).toBe(
      'Humor registrado em 5 dos 7 dias do período, com 5 registros. Média dos registros, numa escala de 0 a 5: 3,0 (“Bem”).',
    );
    expect(summaryOf(2, 2, 2, 2, 4, 4, 3)).toMatch(/ A média por dia subiu de .+\.$/);
  });
});

describe('Texts of a record', () => {
  it.each([
    [2.94, '2,9'],
    [2.95, '3,0'],
    [10 / 3, '3,3'],
  ])('show the average %d as %s', (average, text) => {
    expect(averageText(average)).toBe(text);
  });

  it.each([
    [0, '0 dias'],
    [1, '1 dia'],
    [2, '2 dias'],
    [1040, '1.040 dias'],
  ])('count %i as %s', (count, text) => {
    expect(countText(count, 'dia', 'dias')).toBe(text);
  });

  it('show days with day, month and year, and shortly without the year', () => {
    expect([dayText('2026-03-01'), shortDayText('2026-03-01')]).toEqual(['01/03/2026', '01/03']);
    expect([dayText('2024-02-29'), shortDayText('2024-02-29')]).toEqual(['29/02/2024', '29/02']);
  });

  it('say what a record is not', () => {
    expect(RECORD_TITLE).toBe('Prontuário de humor');
    for (const what of ['não é o prontuário de um serviço de saúde', 'Não é laudo', 'não é diagnóstico', 'rastreios']) {
      expect(RECORD_LIMITS).toContain(what);
    }
  });
});
