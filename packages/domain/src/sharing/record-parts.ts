import type { RecordSection } from '../health-record/sections.ts';
import type { SharedPart } from './parts.ts';

/** The part of a share that each section of a record belongs to. */
export const PART_OF_SECTION: Readonly<Record<RecordSection, SharedPart>> = {
  'own-words': 'records',
  moods: 'moods',
  weeks: 'moods',
  'times-of-day': 'moods',
  tags: 'moods',
  screenings: 'screenings',
  sleep: 'records',
  treatment: 'medication',
  medication: 'medication',
  'medication-diary': 'medication',
};

/** The sections of a record that a reader of these parts may not see. */
export const hiddenSectionsOf = (parts: ReadonlySet<SharedPart>): RecordSection[] =>
  (Object.keys(PART_OF_SECTION) as RecordSection[]).filter((section) => !parts.has(PART_OF_SECTION[section]));
