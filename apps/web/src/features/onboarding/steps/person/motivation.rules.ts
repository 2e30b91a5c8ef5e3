import { LONG_TEXT_MAX } from '@alento/domain/onboarding/limits';
import { MOTIVATIONS, type Motivation, OTHER_MOTIVATION } from '@alento/domain/onboarding/options';
import { singleMotivation } from '@alento/domain/onboarding/user-data';
import { optionsOf, type Problems, type StepRules, savedText, textOf, tooLong } from '../step-rules.ts';

export type MotivationAnswers = { goals: Motivation[]; other: string; additionalInfo: string };

function problemOfOther({ goals, other }: MotivationAnswers): Problems {
  if (!goals.includes(OTHER_MOTIVATION)) return {};
  return other.trim() === '' ? { other: 'OTHER_REASON_REQUIRED' } : tooLong('other', other, LONG_TEXT_MAX);
}

/** At least one goal is required; 'outro' requires its text. */
export const motivationRules: StepRules<MotivationAnswers> = {
  read: (known) => ({
    goals: optionsOf(MOTIVATIONS, known.goals),
    other: textOf(known.motivationOther),
    additionalInfo: textOf(known.additionalInfo),
  }),
  check: (answers) => ({
    ...(answers.goals.length === 0 ? { goals: 'CHOICES_REQUIRED' as const } : {}),
    ...problemOfOther(answers),
    ...tooLong('additionalInfo', answers.additionalInfo, LONG_TEXT_MAX),
  }),
  fields: ({ goals, other, additionalInfo }) => ({
    goals,
    motivation: singleMotivation(goals),
    motivationOther: goals.includes(OTHER_MOTIVATION) ? savedText(other) : null,
    additionalInfo: savedText(additionalInfo),
  }),
  texts: ({ goals, other, additionalInfo }) =>
    goals.includes(OTHER_MOTIVATION) ? [other, additionalInfo] : [additionalInfo],
};
