import { accept, type Result, refuse } from '../result.ts';
import { ANSWER_MAX, type Band, FORMS, type Instrument, SELF_HARM_ITEM, type Severity } from './instruments.ts';

/** Answers by item, 0 to 3: phq1 … phq9 or gad1 … gad7. */
export type ScreeningAnswers = Readonly<Record<string, number>>;

export type ScoredScreening = {
  /** Sum of the answers: 0 to 27 (PHQ-9), 0 to 21 (GAD-7). */
  score: number;
  severity: Severity;
  /** Whether the answer to the PHQ-9's ninth item is above 0. */
  raisesCrisis: boolean;
};

const isAnswer = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= ANSWER_MAX;

/** The severity band of a score. */
export function severityOf(instrument: Instrument, score: number): Severity {
  const band = FORMS[instrument].bands.find(({ from, to }: Band) => score >= from && score <= to);
  if (!band) throw new RangeError(`${instrument} has no score ${score}`);
  return band.severity;
}

/** Computes score and severity of a screening. Refuses missing items, answers out of range and unknown items. */
export function scoreScreening(instrument: Instrument, answers: ScreeningAnswers): Result<ScoredScreening> {
  const { items } = FORMS[instrument];
  if (Object.keys(answers).length !== items.length) return refuse('SCREENING_INCOMPLETE');
  let score = 0;
  for (const item of items) {
    const answer = Object.hasOwn(answers, item) ? answers[item] : undefined;
    if (answer === undefined) return refuse('SCREENING_INCOMPLETE');
    if (!isAnswer(answer)) return refuse('SCREENING_ANSWER_INVALID');
    score += answer;
  }
  const raisesCrisis = (answers[SELF_HARM_ITEM] ?? 0) > 0;
  return accept({ score, severity: severityOf(instrument, score), raisesCrisis });
}
