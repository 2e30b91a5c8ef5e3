import { RECORD_SECTIONS, type RecordSection } from '@alento/domain/health-record/sections';
import { describe, expect, it } from 'vitest';
import { recordWith } from './fhir.fixture.ts';
import { onlyOf } from './read-bundle.harness.ts';
import { recordBundle } from './record-bundle.ts';
import { textOfXhtml } from './xhtml.harness.ts';

const bundleWithout = (leftOut: readonly RecordSection[]) =>
  recordBundle(recordWith({}, leftOut), { baseUrl: 'https://alento.example' });
const sections = onlyOf(bundleWithout([]), 'Composition').section ?? [];
const textOf = (title: string): string => textOfXhtml(sections.find((one) => one.title === title)?.text.div ?? '');

describe('a section', () => {
  it('has the sentences of the record, and a table of what they leave out', () => {
    const days = 'Dia\nMédia\nRegistros\n10/03/2026\n3,3\n3\n12/03/2026\n1,0\n1\n13/03/2026\n4,5\n2';
    expect(textOf('Humor no período')).toMatch(/^Humor registrado em 3 dos 14 dias do período, com 6 registros\./);
    expect(textOf('Humor no período')).toContain(days);
    expect(textOf('PHQ-9 e GAD-7')).toContain('09/03/2026\nPHQ-9\n11\nsintomas moderados');
    expect(textOf('Horas do dia')).toContain('manhã (5h às 12h)\n3,3\n6');
  });

  it('with answers of the person says when they last changed them', () => {
    expect(textOf('Medicação')).toBe(
      'Nas palavras da pessoa: lítio 300 mg\nÚltima mudança nestas respostas: 01/02/2026.',
    );
    expect(textOf('O que quero contar')).toBe('Quero falar do trabalho.');
  });

  it('refers to the resources of moods or screenings', () => {
    expect(sections.map(({ title, entry }) => [title, entry?.length ?? 0])).toEqual([
      ['O que quero contar', 0],
      ['Humor no período', 3],
      ['Semanas', 0],
      ['Horas do dia', 0],
      ['O que anda junto', 0],
      ['PHQ-9 e GAD-7', 4],
      ['Sono', 0],
      ['Tratamento', 0],
      ['Medicação', 0],
      ['Diário de remédios', 0],
    ]);
  });
});

describe('a section that is left out', () => {
  /** Texts and codes that stand in one section only. */
  const traces: Readonly<Record<RecordSection, readonly string[]>> = {
    'own-words': ['O que quero contar', 'Quero falar do trabalho.'],
    moods: ['Humor no período', 'daily-mood', 'entry-count', '2026-03-12', 'Média dos registros', '/fhir/CodeSystem'],
    weeks: ['"Semanas"', 'duas semanas de médias'],
    'times-of-day': ['"Horas do dia"', 'manhã (5h às 12h)'],
    tags: ['O que anda junto', 'nenhum marcador'],
    screenings: [
      '"PHQ-9 e GAD-7"',
      '44261-6',
      '70274-6',
      'QuestionnaireResponse',
      'LA6568-5',
      'sintomas',
      '09/03/2026',
    ],
    sleep: ['"Sono"', 'acordo às quatro', '5,5'],
    treatment: ['"Tratamento"', 'transtorno bipolar', 'terapia às terças'],
    medication: ['"Medicação"', 'lítio 300 mg'],
    'medication-diary': ['"Diário de remédios"', 'Quetiapina', '14 doses planejadas', 'com quem receitou'],
  };

  it.each(RECORD_SECTIONS)('%s leaves no text and no resource', (section) => {
    const [complete, reduced] = [bundleWithout([]), bundleWithout([section])].map((bundle) => JSON.stringify(bundle));
    for (const trace of traces[section]) {
      expect(complete).toContain(trace);
      expect(reduced).not.toContain(trace);
    }
  });

  it('has no day of the last change without answers of the person', () => {
    expect(JSON.stringify(bundleWithout([]))).toContain('01/02/2026');
    expect(JSON.stringify(bundleWithout(['sleep', 'treatment', 'medication']))).not.toContain('01/02/2026');
  });

  it('leaves a document without sections if all are left out', () => {
    const bundle = bundleWithout(RECORD_SECTIONS);
    expect(bundle.entry.map(({ resource }) => resource.resourceType)).toEqual(['Composition', 'Patient', 'Device']);
    expect(onlyOf(bundle, 'Composition')).not.toHaveProperty('section');
  });
});
