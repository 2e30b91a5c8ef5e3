import type { UserData } from '@alento/domain/onboarding/user-data';
import type { Instrument } from '@alento/domain/screening/instruments';
import { type ScreeningAnswers, unansweredIn } from '../../../../ui/screening/screening-answers.ts';
import { NO_TEXTS, type Problems, type StepRules } from '../step-rules.ts';

function mapOf(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, answer]) => typeof answer === 'number'));
}

function screeningRules(
  instrument: Instrument,
  fieldsOf: (answers: ScreeningAnswers) => Readonly<Record<string, unknown>>,
  answersIn: (known: UserData) => unknown,
): StepRules<ScreeningAnswers> {
  return {
    read: (known) => ({
      answers: mapOf(answersIn(known)),
      difficulty: typeof known.depressionDifficulty === 'number' ? known.depressionDifficulty : null,
    }),
    check: ({ answers }): Problems =>
      Object.fromEntries(unansweredIn(instrument, answers).map((item) => [item, 'CHOICE_REQUIRED'])),
    fields: fieldsOf,
    texts: NO_TEXTS,
  };
}

/** All items are required. Only the PHQ-9 includes the question about difficulty. */
export const depressionRules = screeningRules(
  'PHQ-9',
  ({ answers, difficulty }) => ({ depressionScreening: answers, depressionDifficulty: difficulty }),
  (known) => known.depressionScreening,
);

export const anxietyRules = screeningRules(
  'GAD-7',
  ({ answers }) => ({ anxietyScreening: answers }),
  (known) => known.anxietyScreening,
);
