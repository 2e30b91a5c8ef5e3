/** Sections of a record in their order. A person can leave out each of them (issue "Prontuários", §1). */
export const RECORD_SECTIONS = [
  'own-words',
  'moods',
  'weeks',
  'times-of-day',
  'tags',
  'screenings',
  'sleep',
  'treatment',
  'medication',
] as const;
export type RecordSection = (typeof RECORD_SECTIONS)[number];
