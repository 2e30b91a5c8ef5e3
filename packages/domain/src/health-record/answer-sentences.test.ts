import { describe, expect, it } from 'vitest';
import { documentOf } from './examples.harness.ts';
import type { RecordDocument, RecordScreening } from './record-document.ts';
import { recordSentencesOf } from './record-sentences.copy.ts';

const MARCH = { start: '2026-03-01', end: '2026-03-31' };

describe('recordSentencesOf() about answers', () => {
  const phq9 = (localDate: string, score: number, severity: RecordScreening['severity']): RecordScreening => ({
    instrument: 'PHQ-9',
    localDate,
    takenAt: Date.parse(`${localDate}T12:00:00Z`),
    score,
    severity,
    answers: {},
    difficulty: null,
  });
  const sentencesOf = (parts: Partial<RecordDocument>) => recordSentencesOf(documentOf(MARCH, [], parts));
  const screeningsOf = (...screenings: RecordScreening[]) => sentencesOf({ screenings }).screenings;

  it('tells results of screenings with their bands, and the size of a change', () => {
    const meaning = 'Os questionários perguntam pelas duas semanas anteriores; mais pontos indicam mais sintomas.';
    const none = 'GAD-7: não respondido no período.';
    expect(screeningsOf()).toEqual(['PHQ-9: não respondido no período.', none]);
    expect(screeningsOf(phq9('2026-03-01', 1, 'minimal'))).toEqual([
      'PHQ-9 em 01/03/2026: 1 de 27 pontos, na faixa de sintomas mínimos.',
      none,
      meaning,
    ]);
    expect(screeningsOf(phq9('2026-03-01', 10, 'moderate'), phq9('2026-03-15', 15, 'moderately-severe'))).toEqual([
      'PHQ-9, primeiro de 2 resultados, em 01/03/2026: 10 de 27 pontos, na faixa de sintomas moderados.',
      'PHQ-9, resultado mais recente, em 15/03/2026: 15 de 27 pontos, na faixa de sintomas moderadamente graves.',
      'PHQ-9, do primeiro ao mais recente: a soma subiu 5 pontos.',
      none,
      meaning,
    ]);
    const changeTo = (score: number) =>
      screeningsOf(phq9('2026-03-01', 10, 'moderate'), phq9('2026-03-15', score, 'mild'))?.[2];
    expect(changeTo(9)).toBe(
      'PHQ-9, do primeiro ao mais recente: a soma desceu 1 ponto, uma diferença pequena, que pode vir só da variação de um dia para o outro.',
    );
    expect(changeTo(5)).toBe('PHQ-9, do primeiro ao mais recente: a soma desceu 5 pontos.');
    expect(changeTo(10)).toBe('PHQ-9, do primeiro ao mais recente: a soma é a mesma.');
  });

  it('tells sleep as the person told it', () => {
    expect(
      sentencesOf({ sleep: { quality: 'razoavel', hoursPerNight: 6.5, issues: ['Ronco', 'Outro'] } }).sleep,
    ).toEqual([
      'Qualidade do sono, como a pessoa conta: razoável.',
      'Horas de sono por noite, como a pessoa conta: 6,5.',
      'O que costuma atrapalhar o sono, como a pessoa conta: Ronco; Outro.',
    ]);
    expect(sentencesOf({ sleep: { quality: 'toString', hoursPerNight: null, issues: [] } }).sleep).toBeUndefined();
  });

  it('tells treatment and medication in the words of the person, and no condition as a diagnosis', () => {
    const treatment = { conditions: 'Ansiedade', isReceiving: true, details: 'Terapia psicológica' };
    expect(sentencesOf({ treatment, medication: 'Sertralina 50 mg' })).toMatchObject({
      treatment: [
        'Condições de saúde mental, ditas por um profissional ou percebidas pela própria pessoa: Ansiedade',
        'A pessoa conta que faz algum tratamento ou cuidado.',
        'Tratamento ou cuidado, como a pessoa conta: Terapia psicológica',
      ],
      medication: ['Nas palavras da pessoa: Sertralina 50 mg'],
    });
    expect(sentencesOf({ treatment: { conditions: null, isReceiving: false, details: null } }).treatment).toEqual([
      'A pessoa conta que não faz nenhum tratamento ou cuidado.',
    ]);
  });

  it('has no section without content', () => {
    const treatment = { conditions: null, isReceiving: null, details: null };
    expect(Object.keys(sentencesOf({ treatment, screenings: null, tags: null }))).toEqual([
      'moods',
      'weeks',
      'times-of-day',
    ]);
    expect(sentencesOf({ ownWords: 'Primeira linha\nsegunda' })['own-words']).toEqual(['Primeira linha\nsegunda']);
  });
});
