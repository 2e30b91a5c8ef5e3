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
      'a composition with an unknown status',
      withResource('Composition', (one) => ({ ...one, status: 'finished' })),
      /finished is not in/,
    ],
    [
      'an observation with a text as its number',
      withResource('Observation', (one) => ({ ...one, valueQuantity: { value: '3' } })),
      /expected number/,
    ],
    ['a document without an identifier', { ...bundle, identifier: undefined }, /bdl-9/],
  ])('finds %s', (_, broken, error) => {
    expect(errorsOf(broken)).toMatch(error);
  });

  it('warns about a reference to a resource of the wrong type', () => {
    const composition = { reference: bundle.entry[0]?.fullUrl };
    const broken = withResource('Observation', (one) => ({ ...one, subject: composition }));
    expect(issuesOf(withTypedReferences(broken as Bundle)).warnings.join()).toContain('got "Composition"');
  });
});

it('uses codes of the value sets that FHIR prefers', () => {
  expect(codesOfValueSet(`${VALUE_SET}c80-doc-typecodes`)).toContain(`${PATIENT_NOTE.system}|${PATIENT_NOTE.code}`);
  expect(codesOfValueSet(`${VALUE_SET}observation-category`)).toContain(`${SURVEY.system}|${SURVEY.code}`);
  expect([...codesOfValueSet(`${VALUE_SET}languages`)].map((code) => code.split('|')[1])).toContain('pt-BR');
});
