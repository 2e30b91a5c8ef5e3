import { describe, expect, it } from 'vitest';
import { documentOf, entryOn } from './examples.harness.ts';
import type { RecordDocument, RecordScreening } from './record-document.ts';
import { recordSentencesOf } from './record-sentences.copy.ts';

const MARCH = { start: '2026-03-01', end: '2026-03-31' };
const DAY = { start: '2026-03-01', end: '2026-03-01' };

describe('recordSentencesOf() about weeks', () => {
  const weeksOf = (best: [string, string, number], hardest: [string, string, number]) => {
    const week = ([startDate, endDate, average]: typeof best) => ({ startDate, endDate, average, days: 4 });
    return recordSentencesOf(documentOf(MARCH, [], { weeks: { best: week(best), hardest: week(hardest) } })).weeks;
  };

  it('tells period, average and days, with both years across a new year', () => {
    expect(weeksOf(['2026-03-01', '2026-03-07', 4.25], ['2025-12-28', '2026-01-03', 1])).toEqual([
      'Semana de média mais alta: de 01/03 a 07/03/2026, média por dia 4,3 em 4 dias com registro.',
      'Semana de média mais baixa: de 28/12/2025 a 03/01/2026, média por dia 1,0 em 4 dias com registro.',
      'Contam as semanas, de domingo a sábado, com pelo menos 3 dias com registro; entre médias iguais, a mais recente.',
    ]);
  });

  it('calls weeks similar that hardly differ', () => {
    const weeks = (high: number, low: number) =>
      weeksOf(['2026-03-01', '2026-03-07', high], ['2026-03-08', '2026-03-14', low]);
    expect(weeks(3, 2.8)).toEqual([
      'As semanas com pelo menos 3 dias com registro tiveram médias parecidas, entre 2,8 e 3,0.',
    ]);
    expect(weeks(3, 2.96)).toEqual([
      'As semanas com pelo menos 3 dias com registro tiveram médias parecidas, perto de 3,0.',
    ]);
  });

  it('says that there are none to compare', () => {
    expect(recordSentencesOf(documentOf(MARCH, [])).weeks).toEqual([
      'Neste período não há duas semanas de médias diferentes com pelo menos 3 dias com registro em cada uma.',
    ]);
  });
});

describe('recordSentencesOf() about times of day', () => {
  const timesOf = (...scores: [hour: number, ...scores: number[]][]) =>
    recordSentencesOf(
      documentOf(
        DAY,
        scores.flatMap(([hour, ...all]) => all.map((score) => entryOn('2026-03-01', score, { hour }))),
      ),
    )['times-of-day'];

  it('lists the averages, highest first, and the parts with too few entries', () => {
    expect(timesOf([8, 3, 3, 3], [14, 4, 4, 4, 3], [20, 1, 1, 1], [2, 0, 0])).toEqual([
      'Médias das partes do dia, da mais alta à mais baixa: tarde (12h às 18h), 3,8 em 4 registros; manhã (5h às 12h), 3,0 em 3 registros; noite (18h às 24h), 1,0 em 3 registros.',
      'Fora da comparação, com menos de 3 registros: madrugada (0h às 5h).',
    ]);
    expect(timesOf([8, 3, 3, 3], [14, 5, 5, 5])?.[0]).toBe(
      'Médias das partes do dia, da mais alta à mais baixa: tarde (12h às 18h), 5,0 em 3 registros; manhã (5h às 12h), 3,0 em 3 registros.',
    );
  });

  it('calls parts similar that hardly differ', () => {
    expect(timesOf([8, 3, 3, 3], [14, 3, 3, 3], [20, 3, 3, 3, 3, 3, 4], [2, 3, 3, 3])).toEqual([
      'As médias das partes do dia ficaram parecidas, entre 3,0 e 3,2.',
    ]);
  });

  it('says that there are none to compare', () => {
    expect(timesOf([8, 3, 3, 3], [14, 5, 5])).toEqual([
      'Neste período não há duas partes do dia com pelo menos 3 registros em cada uma.',
    ]);
  });
});

describe('recordSentencesOf() about tags', () => {
  const tag = (name: string, average: number, isClear: boolean) => ({
    name,
    average,
    days: 6,
    otherAverage: 3,
    otherDays: 30,
    isClear,
  });
  const tagsOf = (...tags: ReturnType<typeof tag>[]) => recordSentencesOf(documentOf(MARCH, [], { tags })).tags;

  it('tells clear differences with the numbers of days, without a cause', () => {
    expect(tagsOf(tag('Praia ☀️', 4.2, true), tag('Insônia', 1.9, true))).toEqual([
      'Nos dias com o marcador “Praia ☀️”, a média foi mais alta: 4,2 em 6 dias, contra 3,0 em 30 dias sem ele.',
      'Nos dias com o marcador “Insônia”, a média foi mais baixa: 1,9 em 6 dias, contra 3,0 em 30 dias sem ele.',
      'Isso mostra o que apareceu junto, não a causa.',
    ]);
    expect(tagsOf(tag('A', 4.2, true))?.at(-1)).toBe('Isso mostra o que apareceu junto, não a causa.');
  });

  it('calls the others small or chance, one or several of them', () => {
    expect(tagsOf(tag('A', 4.2, true), tag('B', 2, false))?.at(-1)).toBe(
      'No outro marcador mostrado, a diferença é pequena ou pode ser acaso.',
    );
    expect(tagsOf(tag('A', 4.2, true), tag('B', 2, false), tag('C', 3, false))?.at(-1)).toBe(
      'Nos outros 2 marcadores mostrados, as diferenças são pequenas ou podem ser acaso.',
    );
    expect(tagsOf(tag('B', 2, false))).toEqual(['No marcador mostrado, a diferença é pequena ou pode ser acaso.']);
    expect(tagsOf(tag('B', 2, false), tag('C', 3, false))).toEqual([
      'Nos 2 marcadores mostrados, as diferenças são pequenas ou podem ser acaso.',
    ]);
  });

  it('tells no direction for a clear difference that is too small to see', () => {
    expect(tagsOf(tag('A', 3.2, true))).toEqual(['No marcador mostrado, a diferença é pequena ou pode ser acaso.']);
  });

  it('says that there are none to compare', () => {
    expect(tagsOf()).toEqual(['Neste período, nenhum marcador tem pelo menos 5 dias com ele e 5 sem ele.']);
  });
});

describe('recordSentencesOf() about answers', () => {
  const taken = (
    instrument: RecordScreening['instrument'],
    localDate: string,
    score: number,
    severity: RecordScreening['severity'],
  ): RecordScreening => ({
    instrument,
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
    expect(screeningsOf(taken('PHQ-9', '2026-03-01', 1, 'minimal'))).toEqual([
      'PHQ-9 em 01/03/2026: 1 de 27 pontos, na faixa de sintomas mínimos.',
      none,
      meaning,
    ]);
    expect(
      screeningsOf(taken('PHQ-9', '2026-03-01', 10, 'moderate'), taken('PHQ-9', '2026-03-15', 15, 'moderately-severe')),
    ).toEqual([
      'PHQ-9, primeiro de 2 resultados, em 01/03/2026: 10 de 27 pontos, na faixa de sintomas moderados.',
      'PHQ-9, resultado mais recente, em 15/03/2026: 15 de 27 pontos, na faixa de sintomas moderadamente graves.',
      'PHQ-9, do primeiro ao mais recente: a soma subiu 5 pontos.',
      none,
      meaning,
    ]);
    const changeTo = (score: number, instrument: RecordScreening['instrument'] = 'PHQ-9') =>
      screeningsOf(
        taken(instrument === 'PHQ-9' ? 'GAD-7' : 'PHQ-9', '2026-03-01', 3, 'minimal'),
        taken(instrument, '2026-03-01', 10, 'moderate'),
        taken(instrument, '2026-03-15', score, 'mild'),
      )?.find((sentence) => sentence.includes('do primeiro ao mais recente'));
    expect(changeTo(9)).toBe(
      'PHQ-9, do primeiro ao mais recente: a soma desceu 1 ponto, uma diferença pequena, que pode vir só da variação de um dia para o outro.',
    );
    expect(changeTo(5)).toBe('PHQ-9, do primeiro ao mais recente: a soma desceu 5 pontos.');
    expect(changeTo(10)).toBe('PHQ-9, do primeiro ao mais recente: a soma é a mesma.');
    expect(changeTo(14)).toMatch(/subiu 4 pontos, uma diferença pequena/);
    expect(changeTo(7, 'GAD-7')).toMatch(/desceu 3 pontos, uma diferença pequena/);
    expect(changeTo(6, 'GAD-7')).toBe('GAD-7, do primeiro ao mais recente: a soma desceu 4 pontos.');
    expect(
      screeningsOf(
        taken('GAD-7', '2026-03-01', 3, 'minimal'),
        taken('PHQ-9', '2026-03-01', 10, 'moderate'),
        taken('PHQ-9', '2026-03-15', 9, 'mild'),
      )?.[0],
    ).toContain('primeiro de 2 resultados');
  });

  it('tells sleep as the person told it', () => {
    expect(
      sentencesOf({ sleep: { quality: 'razoavel', hoursPerNight: 6.5, issues: ['Ronco', 'Outro'] } }).sleep,
    ).toEqual([
      'Qualidade do sono, como a pessoa conta: razoável.',
      'Horas de sono por noite, como a pessoa conta: 6,5.',
      'O que costuma atrapalhar o sono, como a pessoa conta: Ronco; Outro.',
    ]);
    expect(sentencesOf({ sleep: { quality: 'toString', hoursPerNight: null, issues: ['Ronco'] } }).sleep).toEqual([
      'O que costuma atrapalhar o sono, como a pessoa conta: Ronco.',
    ]);
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
    const sleep = { quality: 'toString', hoursPerNight: null, issues: [] };
    expect(Object.keys(sentencesOf({ treatment, sleep, medication: ' ', screenings: null, tags: null }))).toEqual([
      'moods',
      'weeks',
      'times-of-day',
    ]);
    expect(sentencesOf({ ownWords: 'Primeira linha\nsegunda' })['own-words']).toEqual(['Primeira linha\nsegunda']);
  });
});

it('the medication diary of a record counts, and sends questions to who prescribed', () => {
  const none = { planned: 0, taken: 0, skipped: 0, open: 0, asNeeded: 0 };
  const medicationDiary = [
    { ...none, name: 'Sertralina', dose: '50 mg', planned: 84, taken: 70, skipped: 4, open: 10 },
    { ...none, name: 'Lítio', dose: '', planned: 1, taken: 1, asNeeded: 1 },
    { ...none, name: 'Melatonina', dose: '0,21 mg', asNeeded: 1040 },
    { ...none, name: 'Chá', dose: '' },
  ];
  expect(recordSentencesOf(documentOf(MARCH, [], { medicationDiary }))['medication-diary']).toEqual([
    'O diário tem 4 remédios neste período, com nome e dose como a pessoa escreveu.',
    '“Sertralina”, dose “50 mg”: 84 doses planejadas; 70 anotadas como tomadas, 4 anotadas como puladas e 10 sem anotação.',
    '“Lítio”: 1 dose planejada; 1 anotada como tomada, 0 anotadas como puladas e 0 sem anotação. 1 dose tomada sem horário planejado.',
    '“Melatonina”, dose “0,21 mg”: nenhuma dose planejada até aqui. 1.040 doses tomadas sem horário planejado.',
    '“Chá”: nenhuma dose planejada até aqui.',
    'Sem anotação quer dizer só que nada foi anotado no diário.',
    'Dúvidas sobre efeito, dose ou mudança são com quem receitou.',
  ]);
});
