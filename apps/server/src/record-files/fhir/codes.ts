import type { Instrument } from '@alento/domain/screening/instruments';
import type { CodeableConcept, Coding, Quantity } from './fhir-types.ts';
import { urnOf, uuidOf } from './resource-ids.ts';

const LOINC = 'http://loinc.org';

/** A LOINC term with a Portuguese text. LOINC's own name is left out, because it changes between its versions. */
export const loincConcept = (code: string, text: string): CodeableConcept => ({
  coding: [{ system: LOINC, code }],
  text,
});

/**
 * Type of the document. LOINC defines a patient note as written by a patient who acts in a non-clinical role, and it is
 * one of FHIR's preferred document types. The general 34109-9 (Note) doesn't say who wrote it; types such as 60591-5
 * (Patient summary) are for documents of a service.
 */
export const PATIENT_NOTE: Coding = { system: LOINC, code: '51855-5', display: 'Patient Note' };

export const SURVEY: Coding = {
  system: 'http://terminology.hl7.org/CodeSystem/observation-category',
  code: 'survey',
  display: 'Survey',
};

type ScreeningCodes = { panel: string; total: string; items: readonly string[] };

/** LOINC codes of both questionnaires, as in the panels on loinc.org. The items are in the order of `FORMS`. */
export const SCREENING_CODES: Readonly<Record<Instrument, ScreeningCodes>> = {
  'PHQ-9': {
    panel: '44249-1',
    total: '44261-6',
    items: ['44250-9', '44255-8', '44259-0', '44254-1', '44251-7', '44258-2', '44252-5', '44253-3', '44260-8'],
  },
  'GAD-7': {
    panel: '69737-5',
    total: '70274-6',
    items: ['69725-0', '68509-9', '69733-4', '69734-2', '69735-9', '69689-8', '69736-7'],
  },
};

/** The PHQ-9's question about difficulty in daily life. It is not part of the total. */
export const DIFFICULTY_CODE = '69722-7';

const answer = (code: string, display: string): Coding => ({ system: LOINC, code, display });

/** LOINC's answers 0 to 3 to an item of both questionnaires. `display` has to be LOINC's own text. */
export const ITEM_ANSWERS: readonly Coding[] = [
  answer('LA6568-5', 'Not at all'),
  answer('LA6569-3', 'Several days'),
  answer('LA6570-1', 'More than half the days'),
  answer('LA6571-9', 'Nearly every day'),
];

/** LOINC's answers 0 to 3 to the question about difficulty: list LL359-1, whose codes are not in the answers' order. */
export const DIFFICULTY_ANSWERS: readonly Coding[] = [
  answer('LA6572-7', 'Not difficult at all'),
  answer('LA6573-5', 'Somewhat difficult'),
  answer('LA6575-0', 'Very difficult'),
  answer('LA6574-3', 'Extremely difficult'),
];

/** The URL by which LOINC publishes a panel as a FHIR questionnaire. */
export const questionnaireUrl = (panel: string): string => `${LOINC}/q/${panel}`;

/** `daily-mood`: mean of a day's moods, 0 to 5. `entry-count`: number of these moods. */
type MoodCode = 'daily-mood' | 'entry-count';

/**
 * A code of our own. No LOINC term was found for the mood of a day that a person rates from 0 to 5: terms named "Mood"
 * are panels of PHQ items, and single questions about mood have other scales and other periods.
 *
 * @param baseUrl origin of this installation, without a slash at its end. Without it, the system is a fixed UUID.
 */
export const moodConcept = (baseUrl: string | null, code: MoodCode, text: string): CodeableConcept => ({
  coding: [{ system: baseUrl === null ? urnOf(uuidOf('mood')) : `${baseUrl}/fhir/CodeSystem/mood`, code }],
  text,
});

/** A number of points, as a quantity in UCUM. */
export const points = (value: number, unit: string): Quantity => ({
  value,
  unit,
  system: 'http://unitsofmeasure.org',
  code: '{score}',
});
