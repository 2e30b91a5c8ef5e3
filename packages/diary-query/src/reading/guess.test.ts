import { describe, expect, it } from 'vitest';
import type { Measure, Query } from '../query/query.ts';
import { PERSON } from './corpus.harness.ts';
import { readQuestion } from './read-query.ts';
import type { GuessMeasure } from './said.ts';

const guessing =
  (measure: Measure, share: number): GuessMeasure =>
  () => [{ measure, share }];
const read = (message: string, before: Query | null, guess: GuessMeasure) =>
  readQuestion(message, PERSON, { before, earlier: [], guess });
const MAY = { start: '2026-05-01', end: '2026-05-31' };

describe('a guess of the measure', () => {
  it('is taken where the words have no sign of a measure, and makes no reading certain', () => {
    const found = read('maio inteiro, tudo somado e dividido', null, guessing('average', 0.5));
    expect(found?.query).toMatchObject({ measure: 'average', period: MAY });
    expect(found?.sureness).toBe('possible');
  });

  it('is ignored below its minimum share, where the words have a sign, and for one day if it needs many', () => {
    expect(read('como foi maio', null, guessing('average', 0.3))?.query.measure).toBe('list');
    expect(read('qual foi meu pior dia de maio', null, guessing('best', 0.99))?.query.measure).toBe('worst');
    expect(read('e ontem, por que isso', null, guessing('weighs', 0.9))?.query.measure).toBe('list');
  });

  it('lets a follow-up without any sign ask the same again', () => {
    const before = read('qual foi meu pior dia de maio', null, () => [])?.query ?? null;
    expect(read('sério isso', before, guessing('worst', 0.5))?.query).toMatchObject({ measure: 'worst', period: MAY });
    expect(read('sério isso', before, () => [])).toBeNull();
  });
});
