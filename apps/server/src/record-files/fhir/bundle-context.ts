import type { Reference } from './fhir-types.ts';
import { urnOf } from './resource-ids.ts';

/** What the resources of a record have in common. */
export type BundleContext = {
  /** The id of a resource by its name within the record. */
  idOf: (...name: (string | number)[]) => string;
  /** Origin of this installation, without a slash at its end, for codes of our own. */
  baseUrl: string | null;
  /** IANA name of the zone of the record. */
  timeZone: string;
  patient: Reference;
};

/** A reference to a resource of the same bundle. */
export const referenceTo = ({ id }: { id: string }): Reference => ({ reference: urnOf(id) });
