import { accept, type Result, refuse } from '../result.ts';
import { addDays, type LocalDate, localDateOf } from '../time/local-date.ts';
import { DIFFICULTY_ANSWERS, type Instrument, REPEAT_SUGGESTED_DAYS } from './instruments.ts';
import { type ScoredScreening, type ScreeningAnswers, scoreScreening } from './score-screening.ts';

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
  const isAsked = instrument === 'PHQ-9' && difficulty !== undefined;
  if (isAsked && DIFFICULTY_ANSWERS[difficulty] === undefined) return refuse('SCREENING_ANSWER_INVALID');
  return accept({
    ...scored.value,
    difficulty: isAsked ? difficulty : null,
    takenAt: now,
    localDate: localDateOf(now, timeZone),
  });
}

/** Whether a repetition is due: the screening was never answered, or the last one is at least two weeks old. */
export const isRepeatDue = (lastTaken: LocalDate | null, today: LocalDate): boolean =>
  lastTaken === null || addDays(lastTaken, REPEAT_SUGGESTED_DAYS) <= today;
