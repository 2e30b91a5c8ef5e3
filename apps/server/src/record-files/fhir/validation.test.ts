import { describe, expect, it } from 'vitest';
import { PATIENT_NOTE, SURVEY } from './codes.ts';
import { recordWith } from './fhir.fixture.ts';
import { codesOfValueSet, issuesOf } from './fhir-definitions.harness.ts';
import type { Bundle, Resource } from './fhir-types.ts';
import { withTypedReferences } from './read-bundle.harness.ts';
import { recordBundle } from './record-bundle.ts';

const bundle = recordBundle(recordWith(), { baseUrl: null });
const VALUE_SET = 'http://hl7.org/fhir/ValueSet/';

/** The bundle with the first resource of a type changed. */
const withResource = (type: Resource['resourceType'], change: (resource: Resource) => object): object => {
  const place = bundle.entry.findIndex(({ resource }) => resource.resourceType === type);
  return {
    ...bundle,
    entry: bundle.entry.map((entry, at) => (at === place ? { ...entry, resource: change(entry.resource) } : entry)),
  };
};
const errorsOf = (broken: object): string => issuesOf(broken).errors.join('\n');

describe('the validation of the tests', () => {
  it('accepts the record that the following cases break', () => {
    expect(issuesOf(withTypedReferences(bundle))).toEqual({ errors: [], warnings: [] });
  });

  it.each<[string, object, RegExp]>([
    [
      'a composition without a status',
      withResource('Composition', (one) => ({ ...one, status: undefined })),
      /status: Missing/,
    ],
    [
      'a composition with an unknown status',
      withResource('Composition', (one) => ({ ...one, status: 'finished' })),
      /finished is not in/,
    ],
    ['an observation with a text as its code', withResource('Observation', (one) => ({ ...one, code: 'x' })), /code/],
    [
      'an observation with a text as its number',
      withResource('Observation', (one) => ({ ...one, valueQuantity: { value: '3' } })),
      /expected number/,
    ],
    [
      'a day that does not exist',
      withResource('Observation', (one) => ({ ...one, effectiveDateTime: '2026-02-30' })),
      /dateTime/,
    ],
    [
      'an element that FHIR does not have',
      withResource('Patient', (one) => ({ ...one, mood: 3 })),
      /additional property/,
    ],
    [
      'a section without content',
      withResource('Composition', (one) => ({ ...one, section: [{ title: 'x' }] })),
      /cmp-1/,
    ],
    [
      'an item with answers and items',
      withResource('QuestionnaireResponse', (one) => ({
        ...one,
        item: [{ linkId: 'x', answer: [{ valueInteger: 1 }], item: [{ linkId: 'y' }] }],
      })),
      /qrs-1/,
    ],
    [
      'a narrative status of another list',
      withResource('Patient', (one) => ({ ...one, text: { ...one.text, status: 'final' } })),
      /final is not in/,
    ],
    ['a document without an identifier', { ...bundle, identifier: undefined }, /bdl-9/],
    ['a document that starts with another resource', { ...bundle, entry: bundle.entry.slice(1) }, /bdl-11/],
    ['an entry that is there twice', { ...bundle, entry: [...bundle.entry, bundle.entry[1]] }, /bdl-7/],
  ])('finds %s', (_, broken, error) => {
    expect(errorsOf(broken)).toMatch(error);
  });

  it('warns about a reference to a resource of the wrong type', () => {
    const composition = { reference: bundle.entry[0]?.fullUrl };
    const broken = withResource('Observation', (one) => ({ ...one, subject: composition }));
    expect(issuesOf(withTypedReferences(broken as Bundle)).warnings.join()).toContain('got "Composition"');
  });

  it('throws for a reference that leaves the bundle', () => {
    const broken = withResource('Observation', (one) => ({ ...one, subject: { reference: 'urn:uuid:none' } }));
    expect(() => withTypedReferences(broken as Bundle)).toThrow('Unresolved');
  });
});

it('uses codes of the value sets that FHIR prefers', () => {
  expect(codesOfValueSet(`${VALUE_SET}c80-doc-typecodes`)).toContain(`${PATIENT_NOTE.system}|${PATIENT_NOTE.code}`);
  expect(codesOfValueSet(`${VALUE_SET}observation-category`)).toContain(`${SURVEY.system}|${SURVEY.code}`);
  expect([...codesOfValueSet(`${VALUE_SET}languages`)].map((code) => code.split('|')[1])).toContain('pt-BR');
});
