import type { RecordScreening } from '@alento/domain/health-record/record-document';
import {
  DIFFICULTY_ANSWERS as DIFFICULTY_LABELS,
  FORMS,
  SCREENING_ANSWERS,
} from '@alento/domain/screening/instruments';
import { type BundleContext, referenceTo } from './bundle-context.ts';
import {
  DIFFICULTY_ANSWERS,
  DIFFICULTY_CODE,
  ITEM_ANSWERS,
  loincConcept,
  points,
  questionnaireUrl,
  SCREENING_CODES,
  SURVEY,
} from './codes.ts';
import { fhirCopy } from './fhir.copy.ts';
import type { Coding, Observation, QuestionnaireResponse } from './fhir-types.ts';
import { localInstant } from './local-instant.ts';
import { LANGUAGE, narrativeOf } from './narrative.ts';

type Item = { code: string; text: string; answer: number };
type Answered = Item & { label: string; coding: Coding };

/** The element at an answer's place. Throws for an answer that the questionnaire doesn't have. */
function at<T>(values: readonly T[], place: number): T {
  const value = values[place];
  if (value === undefined) throw new RangeError('A stored answer is out of range');
  return value;
}

/** Whether the answers are left out, as in a share without them. */
const isWithoutAnswers = ({ answers }: RecordScreening): boolean => Object.keys(answers).length === 0;

const itemsOf = ({ instrument, answers }: RecordScreening): Item[] =>
  FORMS[instrument].items.map((item, place) => {
    const answer = answers[item];
    if (answer === undefined) throw new RangeError('A stored screening lacks the answer to a question');
    return { code: at(SCREENING_CODES[instrument].items, place), text: fhirCopy.item(instrument, place), answer };
  });

function answeredOf(screening: RecordScreening): Answered[] {
  const items = itemsOf(screening).map((item) => ({
    ...item,
    label: at(SCREENING_ANSWERS, item.answer),
    coding: at(ITEM_ANSWERS, item.answer),
  }));
  const { difficulty } = screening;
  if (difficulty === null) return items;
  const [label, coding] = [at(DIFFICULTY_LABELS, difficulty), at(DIFFICULTY_ANSWERS, difficulty)];
  return [...items, { code: DIFFICULTY_CODE, text: fhirCopy.difficulty, answer: difficulty, label, coding }];
}

function responseOf(screening: RecordScreening, place: number, context: BundleContext): QuestionnaireResponse {
  const { instrument, localDate, takenAt } = screening;
  const answered = answeredOf(screening);
  return {
    resourceType: 'QuestionnaireResponse',
    id: context.idOf('screening', place, 'answers'),
    language: LANGUAGE,
    text: narrativeOf('generated', [fhirCopy.answersOf(instrument, localDate)], {
      columns: fhirCopy.answerColumns,
      rows: answered.map(({ text, label }) => [text, label]),
    }),
    questionnaire: questionnaireUrl(SCREENING_CODES[instrument].panel),
    status: 'completed',
    subject: context.patient,
    authored: localInstant(takenAt, context.timeZone),
    author: context.patient,
    source: context.patient,
    // A response has no other place for the code of an item. LOINC's own link ids are numbers without a meaning.
    item: answered.map(({ code, text, coding }) => ({ linkId: code, text, answer: [{ valueCoding: coding }] })),
  };
}

function totalOf(
  screening: RecordScreening,
  response: QuestionnaireResponse | null,
  place: number,
  context: BundleContext,
): Observation {
  const { instrument, localDate, score, severity } = screening;
  return {
    resourceType: 'Observation',
    id: context.idOf('screening', place, 'total'),
    language: LANGUAGE,
    text: narrativeOf('generated', [fhirCopy.result(instrument, localDate, score, severity)]),
    status: 'final',
    category: [{ coding: [SURVEY], text: fhirCopy.survey }],
    code: loincConcept(SCREENING_CODES[instrument].total, fhirCopy.total(instrument)),
    subject: context.patient,
    effectiveDateTime: localDate,
    performer: [context.patient],
    valueQuantity: points(score, fhirCopy.points),
    interpretation: [{ text: fhirCopy.symptoms(severity) }],
    ...(response && {
      derivedFrom: [referenceTo(response)],
      // Numbers, so that a reader can add them up; the response has LOINC's coded answers.
      component: itemsOf(screening).map(({ code, text, answer }) => ({
        code: loincConcept(code, text),
        valueInteger: answer,
      })),
    }),
  };
}

/**
 * For each screening the total with its items, and the response that it is derived from; without answers the total
 * alone. Throws a RangeError for
 * answers that the questionnaire doesn't have.
 */
export const screeningResources = (
  screenings: readonly RecordScreening[],
  context: BundleContext,
): (Observation | QuestionnaireResponse)[] =>
  screenings.flatMap((screening, place) => {
    const response = isWithoutAnswers(screening) ? null : responseOf(screening, place, context);
    const total = totalOf(screening, response, place, context);
    return response ? [total, response] : [total];
  });
