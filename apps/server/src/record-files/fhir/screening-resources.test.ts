import { describe, expect, it } from 'vitest';
import { recordWith } from './fhir.fixture.ts';
import { resourcesOf } from './read-bundle.harness.ts';
import { recordBundle } from './record-bundle.ts';
import { textOfXhtml } from './xhtml.harness.ts';

const coded = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }], text: expect.any(String) });

describe('screenings', () => {
  const bundle = recordBundle(recordWith(), { baseUrl: null });
  const [phq, gad] = resourcesOf(bundle, 'Observation').filter(({ derivedFrom }) => derivedFrom);
  const [phqResponse, gadResponse] = resourcesOf(bundle, 'QuestionnaireResponse');

  it('have a total with each item’s own code', () => {
    expect(phq).toMatchObject({
      code: coded('44261-6'),
      effectiveDateTime: '2026-03-09',
      valueQuantity: { value: 11 },
      interpretation: [{ text: 'sintomas moderados' }],
      derivedFrom: [{ reference: `urn:uuid:${phqResponse?.id}` }],
    });
    expect(phq?.component?.map(({ code, valueInteger }) => [code.coding?.[0]?.code, valueInteger])).toEqual([
      ['44250-9', 1],
      ['44255-8', 2],
      ['44259-0', 3],
      ['44254-1', 0],
      ['44251-7', 1],
      ['44258-2', 1],
      ['44252-5', 2],
      ['44253-3', 1],
      ['44260-8', 0],
    ]);
    expect(gad).toMatchObject({
      code: coded('70274-6'),
      valueQuantity: { value: 4 },
      interpretation: [{ text: 'sintomas mínimos' }],
    });
    expect(gad?.component?.map(({ code, valueInteger }) => [code.coding?.[0]?.code, valueInteger])).toEqual([
      ['69725-0', 1],
      ['68509-9', 0],
      ['69733-4', 0],
      ['69734-2', 2],
      ['69735-9', 0],
      ['69689-8', 0],
      ['69736-7', 1],
    ]);
  });

  it('have a response with LOINC’s coded answers and the instant in the record’s zone', () => {
    expect(phqResponse).toMatchObject({
      questionnaire: 'http://loinc.org/q/44249-1',
      status: 'completed',
      authored: '2026-03-09T23:30:00-03:00',
    });
    const answers = (response: typeof phqResponse) =>
      response?.item.map(({ linkId, answer: [choice] }) => `${linkId} ${choice?.valueCoding.code}`);
    expect(answers(phqResponse)).toEqual([
      '44250-9 LA6569-3',
      '44255-8 LA6570-1',
      '44259-0 LA6571-9',
      '44254-1 LA6568-5',
      '44251-7 LA6569-3',
      '44258-2 LA6569-3',
      '44252-5 LA6570-1',
      '44253-3 LA6569-3',
      '44260-8 LA6568-5',
      // The codes of "very" and "extremely difficult" are not in the order of the answers.
      '69722-7 LA6575-0',
    ]);
    expect(gadResponse).toMatchObject({ questionnaire: 'http://loinc.org/q/69737-5' });
    expect(answers(gadResponse)).toHaveLength(7);
  });

  it('have their items and answers in Portuguese in the narrative', () => {
    const text = textOfXhtml(phqResponse?.text.div ?? '');
    expect(text).toContain('PHQ-9, item 3: dormir mal ou demais\nQuase todos os dias');
    expect(text).toContain('dificuldade no dia a dia por causa dos problemas assinalados\nMuita dificuldade');
  });

  it('are refused with an answer that the questionnaire does not have', () => {
    const record = recordWith();
    const [first] = record.screenings ?? [];
    if (!first) throw new Error('The record has no screening');
    const broken = (change: Partial<typeof first>) => () =>
      recordBundle({ ...record, screenings: [{ ...first, ...change }] }, { baseUrl: null });
    expect(broken({ answers: { ...first.answers, phq4: 4 } })).toThrow(RangeError);
    expect(broken({ answers: { phq1: 1 } })).toThrow(RangeError);
    expect(broken({ difficulty: 4 })).toThrow(RangeError);
  });
});
