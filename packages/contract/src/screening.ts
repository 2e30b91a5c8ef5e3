import { FORMS, INSTRUMENTS, SEVERITIES } from '@alento/domain/screening/instruments';
import { z } from 'zod';
import { get, post, refusedAs } from './endpoint.ts';

const InstrumentName = z.enum(INSTRUMENTS, refusedAs('SCREENING_INSTRUMENT_UNKNOWN'));

const Answer = z.number(refusedAs('SCREENING_ANSWER_INVALID'));
const Answers = z.record(z.string(), Answer, refusedAs('SCREENING_INCOMPLETE'));

/** An answered screening. */
export const Screening = z.object({
  id: z.string(),
  instrument: z.enum(INSTRUMENTS),
  answers: z.record(z.string(), z.number()).meta({ description: 'phq1 … phq9 or gad1 … gad7, 0 to 3' }),
  difficulty: z.number().nullable().meta({ description: 'PHQ-9 only: 0 to 3, not part of the score' }),
  score: z.number(),
  severity: z.enum(SEVERITIES),
  raisesCrisis: z.boolean().meta({ description: 'The ninth item of the PHQ-9 was answered above 0' }),
  takenAt: z.number().meta({ description: 'ms epoch' }),
  localDate: z.string(),
});
export type Screening = z.infer<typeof Screening>;

export const listScreenings = get('/screenings', {
  summary: 'Answered forms, newest first',
  limits: ['large-reads'],
  query: z.object({ instrument: InstrumentName.optional() }),
  answers: z.array(Screening),
  errors: ['SCREENING_INSTRUMENT_UNKNOWN'],
});

export const createScreening = post('/screenings', {
  summary: 'Answer a form; scored here, at most once a local day',
  idempotent: true,
  body: z
    .object({
      instrument: InstrumentName,
      /** The answers, as an object by item id or as a list in the order of the items. */
      answers: z.union([Answers, z.array(Answer)], refusedAs('SCREENING_INCOMPLETE')),
      difficulty: z.int(refusedAs('SCREENING_ANSWER_INVALID')).optional(),
    })
    .transform(({ answers, ...form }) => ({
      ...form,
      answers: Array.isArray(answers)
        ? Object.fromEntries(
            answers.map((answer, place) => [FORMS[form.instrument].items[place] ?? `${place}`, answer]),
          )
        : answers,
    })),
  response: { status: 201, body: Screening },
  errors: ['SCREENING_INSTRUMENT_UNKNOWN', 'SCREENING_INCOMPLETE', 'SCREENING_ANSWER_INVALID', 'SCREENING_TODAY_DONE'],
});
