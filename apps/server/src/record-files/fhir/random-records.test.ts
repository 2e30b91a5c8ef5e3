import type { RecordDocument } from '@alento/domain/health-record/record-document';
import { recordDocument } from '@alento/domain/health-record/record-document.harness';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../../../testing/tier/tier.ts';
import { issuesOf } from './fhir-definitions.harness.ts';
import type { Bundle } from './fhir-types.ts';
import { onlyOf, referencesIn, resourcesOf, withTypedReferences } from './read-bundle.harness.ts';
import { recordBundle } from './record-bundle.ts';
import { textOfXhtml } from './xhtml.harness.ts';

const PEOPLE = runs(20);
const options = fc.record({ baseUrl: fc.constantFrom(null, 'https://alento.example', 'http://localhost:3000') });

type GeneratedRecord = { document: RecordDocument; bundle: Bundle };
const forEachPerson = (check: (record: GeneratedRecord) => void): void =>
  fc.assert(
    fc.property(recordDocument, options, (document, bundleOptions) =>
      check({ document, bundle: recordBundle(document, bundleOptions) }),
    ),
    { numRuns: PEOPLE },
  );

describe(`recordBundle() for ${PEOPLE} random people`, () => {
  beforeAll(() => void issuesOf({ resourceType: 'Patient' }), 30_000);

  it('has no errors and no warnings by the published definitions, if the validator can see the type of each target', () => {
    forEachPerson(({ bundle }) => {
      expect(issuesOf(withTypedReferences(bundle))).toEqual({ errors: [], warnings: [] });
    });
  });

  it('has unique ids, refers from the composition to each resource, and refers to nothing else', () => {
    forEachPerson(({ bundle }) => {
      const urls = bundle.entry.map(({ fullUrl }) => fullUrl);
      expect(new Set(urls).size).toBe(urls.length);
      expect(bundle.entry.map(({ resource: { id } }) => `urn:uuid:${id}`)).toEqual(urls);
      const { id } = onlyOf(bundle, 'Composition');
      const referred = new Set(referencesIn(onlyOf(bundle, 'Composition')));
      expect(new Set([`urn:uuid:${id}`, ...referred])).toEqual(new Set(urls));
      expect(new Set(urls)).toEqual(new Set([...referencesIn(bundle), `urn:uuid:${id}`]));
    });
  });

  it('names the person only if they chose a name, and says nothing else about them', () => {
    forEachPerson(({ bundle, document: { displayName } }) => {
      const { text, ...patient } = onlyOf(bundle, 'Patient');
      expect(patient).toEqual({
        resourceType: 'Patient',
        id: expect.any(String),
        language: 'pt-BR',
        ...(displayName !== null && { name: [{ text: displayName }] }),
      });
      expect(textOfXhtml(text.div)).toBe(displayName ?? 'Quem fez este documento não incluiu o nome.');
    });
  });

  it('has an observation for each day with entries and two resources for each screening', () => {
    forEachPerson(({ bundle, document: { moods, screenings } }) => {
      const observations = resourcesOf(bundle, 'Observation');
      const days = observations.filter(({ derivedFrom }) => derivedFrom === undefined);
      expect(days.map(({ effectiveDateTime }) => effectiveDateTime)).toEqual(
        moods?.daily.map(({ date }) => date) ?? [],
      );
      for (const [place, { valueQuantity, component }] of days.entries()) {
        const day = moods?.daily[place];
        expect(Math.abs(valueQuantity.value - (day?.average ?? Number.NaN))).toBeLessThan(0.0051);
        expect((component ?? []).map(({ valueInteger }) => valueInteger)).toEqual([day?.count]);
      }
      const taken = screenings?.length ?? 0;
      expect(resourcesOf(bundle, 'QuestionnaireResponse')).toHaveLength(taken);
      expect(observations).toHaveLength(days.length + taken);
    });
  });

  it('is the same for the same record, and does not contain the id of the record', () => {
    forEachPerson(({ bundle, document }) => {
      const again = () => recordBundle(structuredClone(document), { baseUrl: null });
      expect(again()).toEqual(again());
      expect(JSON.stringify(bundle)).not.toContain(document.id);
    });
  });
});
