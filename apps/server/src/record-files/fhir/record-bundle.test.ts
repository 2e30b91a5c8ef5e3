import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordWith } from './fhir.fixture.ts';
import { issuesOf } from './fhir-definitions.harness.ts';
import type { Bundle } from './fhir-types.ts';
import { onlyOf, resourcesOf } from './read-bundle.harness.ts';
import { recordBundle } from './record-bundle.ts';
import { textOfXhtml } from './xhtml.harness.ts';

const LOINC = 'http://loinc.org';
const bundleOf = (...record: Parameters<typeof recordWith>) =>
  recordBundle(recordWith(...record), { baseUrl: 'https://alento.example' });
const sectionsOf = (bundle: Bundle) => onlyOf(bundle, 'Composition').section ?? [];

describe('the document', () => {
  it('is a patient note by the person and the software, about the record’s period', () => {
    const bundle = bundleOf();
    const [patient, device] = [onlyOf(bundle, 'Patient'), onlyOf(bundle, 'Device')];
    expect(bundle).toMatchObject({ type: 'document', timestamp: '2026-03-14T23:45:00-03:00' });
    expect(bundle.entry[0]?.resource).toMatchObject({
      resourceType: 'Composition',
      language: 'pt-BR',
      status: 'final',
      type: { coding: [{ system: LOINC, code: '51855-5' }] },
      title: 'Prontuário de humor',
      date: '2026-03-14T23:45:00-03:00',
      subject: { reference: `urn:uuid:${patient.id}` },
      author: [{ reference: `urn:uuid:${patient.id}` }, { reference: `urn:uuid:${device.id}` }],
      event: [{ period: { start: '2026-03-01', end: '2026-03-14' } }],
    });
    expect(device.deviceName).toEqual([{ name: 'Alento', type: 'user-friendly-name' }]);
  });

  it('says in its narrative what it is not', () => {
    expect(textOfXhtml(onlyOf(bundleOf(), 'Composition').text.div)).toContain('Não é laudo, não é diagnóstico');
  });

  it('keeps the ids of a record whose content changes, and gets another document identifier', () => {
    const [before, after] = [bundleOf(), bundleOf({ displayName: 'Lua' })];
    expect(after.entry.map(({ fullUrl }) => fullUrl)).toEqual(before.entry.map(({ fullUrl }) => fullUrl));
    expect(onlyOf(after, 'Composition').identifier).toEqual(onlyOf(before, 'Composition').identifier);
    expect(after.identifier).not.toEqual(before.identifier);
  });

  it('shares no id with another record', () => {
    const urls = ['record-a', 'record-b'].flatMap((id) => bundleOf({ id }).entry.map(({ fullUrl }) => fullUrl));
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('has no name if the chosen one has no visible character', () => {
    expect(onlyOf(bundleOf({ displayName: '\u0000 \u0007' }), 'Patient')).not.toHaveProperty('name');
  });
});

describe('moods', () => {
  it('are the mean of each day with a code of this installation', () => {
    const days = resourcesOf(bundleOf(), 'Observation').filter(({ derivedFrom }) => !derivedFrom);
    expect(days.map(({ effectiveDateTime, valueQuantity: { value } }) => [effectiveDateTime, value])).toEqual([
      ['2026-03-10', 3.33],
      ['2026-03-12', 1],
      ['2026-03-13', 4.5],
    ]);
    expect(days[0]).toMatchObject({
      status: 'final',
      category: [{ coding: [{ code: 'survey' }] }],
      code: { coding: [{ system: 'https://alento.example/fhir/CodeSystem/mood', code: 'daily-mood' }] },
      valueQuantity: { system: 'http://unitsofmeasure.org', code: '{score}' },
      component: [{ code: { coding: [{ code: 'entry-count' }] }, valueInteger: 3 }],
    });
    expect(textOfXhtml(days[0]?.text.div ?? '')).toBe('Humor em 10/03/2026: média 3,3 de 5, com 3 registros.');
  });

  it('have a fixed code system if the address of the installation is unknown', () => {
    const systems = ['record-a', 'record-b'].map((id) => {
      const [day] = resourcesOf(recordBundle(recordWith({ id }), { baseUrl: null }), 'Observation');
      return day?.code.coding?.[0]?.system;
    });
    expect(systems[0]).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5/);
    expect(systems[1]).toBe(systems[0]);
  });
});

describe('texts of the person', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('<', '&', '"', '\n', ' ', '\ud83d', '\u0000', '\u001b', '\u0085', 'á', '😮‍💨'),
      minLength: 1,
    }),
  );

  it('make a valid document, whatever they contain', () => {
    fc.assert(
      fc.property(text, text, text, text, (displayName, ownWords, medication, details) => {
        const treatment = { conditions: ownWords, isReceiving: null, details };
        const record = { ...recordWith(), displayName, ownWords, medication, treatment };
        const bundle = recordBundle(record, { baseUrl: null });
        expect(issuesOf(bundle).errors).toEqual([]);
        expect(JSON.stringify(bundle)).not.toMatch(/\\ud[89a-f]|[\u0080-\u009f]/);
        for (const { text: narrative } of [...bundle.entry.map(({ resource }) => resource), ...sectionsOf(bundle)])
          expect(textOfXhtml(narrative.div)).toMatch(/\S/);
      }),
    );
  });

  it('leave no section without a visible character', () => {
    const titles = sectionsOf(
      recordBundle({ ...recordWith(), ownWords: '\u0000\n', medication: ' ' }, { baseUrl: null }),
    );
    expect(titles.map(({ title }) => title)).not.toContain('O que quero contar');
    expect(titles.map(({ title }) => title)).not.toContain('Medicação');
  });
});

it('codes nothing of what the person wrote', () => {
  const types = new Set(bundleOf().entry.map(({ resource }) => resource.resourceType));
  expect(types).toEqual(new Set(['Composition', 'Patient', 'Device', 'Observation', 'QuestionnaireResponse']));
  const section = sectionsOf(bundleOf()).find(({ title }) => title === 'Medicação');
  expect(section).toEqual({
    title: 'Medicação',
    text: { status: 'additional', div: expect.stringContaining('lítio') },
  });
});
