import type { UserData } from '@alento/domain/onboarding/user-data';
import { FORMS, type Instrument } from '@alento/domain/screening/instruments';
import { NO_TEXTS, type Problems, type StepRules } from '../step-rules.ts';

export type ScreeningAnswers = { answers: Readonly<Record<string, number>>; difficulty: number | null };

function mapOf(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, answer]) => typeof answer === 'number'));
}

/** Returns the items without an answer. */
export const unansweredIn = (instrument: Instrument, answers: Readonly<Record<string, number>>): string[] =>
  FORMS[instrument].items.filter((item) => answers[item] === undefined);

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
