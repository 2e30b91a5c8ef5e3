import type { Measure, Query } from '../query/query.ts';
import { type GuessMeasure, isFilled, type Said } from './said.ts';

/** Minimum probability of the model's guess for a message that names no measure. */
const GUESS_MIN = 0.35;
/** The same in a follow-up that names something else than a measure, and so may keep the one before. */
const CHANGES = 0.8;

/** Measures that one day can't have. */
const OF_MANY_DAYS: readonly Measure[] = ['lifts', 'weighs', 'effect', 'weekdays', 'spread', 'streak'];

/** What a message says, with the measure that a trained model guesses where the words show none. */
export function withGuess(said: Said, message: string, before: Query | null, guess: GuessMeasure | undefined): Said {
  const [top] = guess?.(message, before?.measure ?? null) ?? [];
  const isComplete = before !== null && (said.periods.length > 0 || isFilled(said.filter) || said.than !== null);
  if (!top || said.measure !== null || top.share < (isComplete ? CHANGES : GUESS_MIN)) return said;
  const [period] = said.periods;
  if (period && period.start === period.end && OF_MANY_DAYS.includes(top.measure)) return said;
  return top.measure === before?.measure
    ? { ...said, isSame: true }
    : { ...said, measure: top.measure, isGuessed: true };
}
