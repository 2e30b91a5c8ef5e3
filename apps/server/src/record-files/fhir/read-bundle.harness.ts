import type { Bundle, Resource } from './fhir-types.ts';

/** The resources of a type. */
export const resourcesOf = <T extends Resource['resourceType']>(
  { entry }: Bundle,
  type: T,
): Extract<Resource, { resourceType: T }>[] =>
  entry.flatMap(({ resource }) =>
    resource.resourceType === type ? [resource as Extract<Resource, { resourceType: T }>] : [],
  );

/** The only resource of a type. Throws if there are more or none. */
export function onlyOf<T extends Resource['resourceType']>(
  bundle: Bundle,
  type: T,
): Extract<Resource, { resourceType: T }> {
  const [resource, ...others] = resourcesOf(bundle, type);
  if (!resource || others.length > 0) throw new Error(`Expected one ${type}`);
  return resource;
}

/** All references within a value, in order, with duplicates. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'reference' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  );
}

/**
 * The bundle with `Type/id` in place of each `urn:uuid:` reference. The validator reads the type of a target from the
 * reference, and warns about a reference without it. Throws for a reference that doesn't resolve within the bundle.
 */
export function withTypedReferences(bundle: Bundle): Bundle {
  const names = new Map(
    bundle.entry.map(({ fullUrl, resource }) => [fullUrl, `${resource.resourceType}/${resource.id}`]),
  );
  return JSON.parse(JSON.stringify(bundle), (key, value) => {
    if (key !== 'reference') return value;
    const name = names.get(value);
    if (name === undefined) throw new Error(`Unresolved reference ${value}`);
    return name;
  });
}
