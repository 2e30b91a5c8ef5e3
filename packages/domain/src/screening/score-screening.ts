import { accept, type Result, refuse } from '../result.ts';
import { addDays, type LocalDate, localDateOf } from '../time/local-date.ts';
import {
  ANSWER_MAX,
  type Band,
  DIFFICULTY_ANSWERS,
  FORMS,
  type Instrument,
  REPEAT_SUGGESTED_DAYS,
  SELF_HARM_ITEM,
  type Severity,
} from './instruments.ts';

/**
 * Published minimal clinically important differences. PHQ-9: 5 (Löwe, Unützer, Callahan, Perkins and Kroenke
 * 2004, Medical Care 42:1194–1201). GAD-7: 4 (Toussaint and others 2020, Journal of Affective Disorders
 * 265:395–401).
 */
export const NOTABLE_CHANGE: Readonly<Record<Instrument, number>> = { 'PHQ-9': 5, 'GAD-7': 4 };

/** Whether the difference of two scores is too small to be clinically important. */
export const isSmallChange = (instrument: Instrument, before: number, after: number): boolean =>
  Math.abs(after - before) < NOTABLE_CHANGE[instrument];

/** Answers by item, 0 to 3: phq1 … phq9 or gad1 … gad7. */
export type ScreeningAnswers = Readonly<Record<string, number>>;

type ScoredScreening = {
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

export type ScreeningInput = {
  instrument: Instrument;
  answers: ScreeningAnswers;
  /** Index in DIFFICULTY_ANSWERS. Only the PHQ-9 has this question. */
  difficulty?: number | undefined;
};
export type PlannedScreening = ScoredScreening & { difficulty: number | null; takenAt: number; localDate: LocalDate };

/** Computes the stored fields of a screening. The score is computed on the server and not taken from the client. */
export function planScreening(
  { instrument, answers, difficulty }: ScreeningInput,
  { now, timeZone }: { now: number; timeZone: string },
): Result<PlannedScreening> {
  const scored = scoreScreening(instrument, answers);
  if (!scored.ok) return scored;
  const hasDifficulty = instrument === 'PHQ-9' && difficulty !== undefined;
  if (hasDifficulty && DIFFICULTY_ANSWERS[difficulty] === undefined) return refuse('SCREENING_ANSWER_INVALID');
  return accept({
    ...scored.value,
    difficulty: hasDifficulty ? difficulty : null,
    takenAt: now,
    localDate: localDateOf(now, timeZone),
  });
}

/**
 * Whether a repetition is due: the screening was never answered, or the last one is at least two weeks old.
 */
export const isRepeatDue = (lastTaken: LocalDate | null, today: LocalDate): boolean =>
  lastTaken === null || addDays(lastTaken, REPEAT_SUGGESTED_DAYS) <= today;
