import type { RecordSection } from '../health-record/sections.ts';
import { FORMS, type Instrument, SELF_HARM_ITEM } from '../screening/instruments.ts';

/** Parts of a person's data that can be shared with a professional. */
export const SHARED_PARTS = [
  'moods',
  'notes',
  'screenings',
  'self-harm-answer',
  'records',
  'medication',
  'safety-plan',
] as const;
/**
 * The parts of which the files of a share contain something: of the records, what the person added to the newest one.
 * The safety plan is only read on the page.
 */
export const FILE_PARTS = ['moods', 'screenings', 'records', 'medication'] as const satisfies readonly SharedPart[];
export type SharedPart = (typeof SHARED_PARTS)[number];

/** Parts that can be shared only with another one, which they belong to. */
export const PART_WITHIN: Readonly<Partial<Record<SharedPart, SharedPart>>> = {
  notes: 'moods',
  'self-harm-answer': 'screenings',
};

/** Whether each part has the one that it belongs to. */
export const areWhole = (parts: readonly SharedPart[]): boolean =>
  parts.every((part) => {
    const within = PART_WITHIN[part];
    return within === undefined || parts.includes(within);
  });

/** The part of a share that each section of a record belongs to. */
const PART_OF_SECTION: Readonly<Record<RecordSection, SharedPart>> = {
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

type Answered = { readonly instrument: Instrument; readonly answers: Record<string, number> };

/**
 * The screening as a reader of these parts sees it. The answer about self-harm is shared only if it was ticked by name
 *; without it no answer of that form is shown, because the sum and the others would give it.
 */
export const sharedAnswersOf = <Form extends Answered>(form: Form, parts: ReadonlySet<SharedPart>): Form =>
  FORMS[form.instrument].items.includes(SELF_HARM_ITEM) && !parts.has('self-harm-answer')
    ? { ...form, answers: {} }
    : form;
