/** What a professional did with a person's data, as the person's log lists it. */
export const ACCESS_KINDS = [
  'accepted',
  'mood-summary',
  'mood-entries',
  'screenings',
  'health-records',
  'medication',
  'safety-plan',
  'pdf',
  'fhir',
] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];
