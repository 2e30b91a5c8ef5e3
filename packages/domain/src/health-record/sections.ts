/** Sections of a record in their order. A person can leave out each of them. */
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
  'medication-diary',
] as const;
export type RecordSection = (typeof RECORD_SECTIONS)[number];

/** The sections that a record leaves out until the person includes them. */
export const LEFT_OUT_AT_FIRST: readonly RecordSection[] = ['medication-diary'];
