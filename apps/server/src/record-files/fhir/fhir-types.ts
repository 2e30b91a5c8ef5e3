/**
 * The parts of FHIR R4 that a record uses. `@medplum/fhirtypes` is not installed. The tests validate the resources
 * against the published definitions.
 */
export type Coding = { system: string; code: string; display?: string };
export type CodeableConcept = { coding?: Coding[]; text: string };
/** `reference` is the `fullUrl` of an entry of the same bundle. */
export type Reference = { reference: string };
export type Identifier = { system: string; value: string };
export type Quantity = { value: number; unit: string; system: string; code: string };
/** `additional` if the text says more than the structured data of the resource. `div` is XHTML. */
export type Narrative = { status: 'generated' | 'additional'; div: string };

type Common = { id: string; language: string; text: Narrative };

export type CompositionSection = { title: string; text: Narrative; entry?: Reference[] };

export type Composition = Common & {
  resourceType: 'Composition';
  identifier: Identifier;
  status: 'final';
  type: CodeableConcept;
  subject: Reference;
  date: string;
  author: Reference[];
  title: string;
  event: { period: { start: string; end: string } }[];
  section?: CompositionSection[];
};

export type Patient = Common & { resourceType: 'Patient'; name?: { text: string }[] };

export type Device = Common & {
  resourceType: 'Device';
  deviceName: { name: string; type: 'user-friendly-name' }[];
};

export type Observation = Common & {
  resourceType: 'Observation';
  status: 'final';
  category: CodeableConcept[];
  code: CodeableConcept;
  subject: Reference;
  performer: Reference[];
  effectiveDateTime: string;
  valueQuantity: Quantity;
  interpretation?: CodeableConcept[];
  derivedFrom?: Reference[];
  component?: { code: CodeableConcept; valueInteger: number }[];
};

export type QuestionnaireResponse = Common & {
  resourceType: 'QuestionnaireResponse';
  questionnaire: string;
  status: 'completed';
  subject: Reference;
  authored: string;
  author: Reference;
  source: Reference;
  item: { linkId: string; text: string; answer: { valueCoding: Coding }[] }[];
};

export type Resource = Composition | Patient | Device | Observation | QuestionnaireResponse;

export type Bundle = {
  resourceType: 'Bundle';
  language: string;
  identifier: Identifier;
  type: 'document';
  timestamp: string;
  entry: { fullUrl: string; resource: Resource }[];
};
