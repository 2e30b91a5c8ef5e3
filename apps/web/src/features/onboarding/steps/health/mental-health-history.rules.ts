import { CONDITIONS } from '@alento/domain/onboarding/options';
import { detailsText, otherOf, problemOfOther, readDetails, type WithOther } from '../fields/other-text.ts';
import { type StepRules, yesOrNo } from '../step-rules.ts';

export type MentalHealthHistory = WithOther & { answer: boolean | null };

/** An answer, yes or no, is required. */
export const mentalHealthHistoryRules: StepRules<MentalHealthHistory> = {
  read: (known) => ({
    answer: yesOrNo(known.hasMentalHealthCondition),
    ...readDetails(CONDITIONS, known.mentalHealthConditionDetails),
  }),
  check: (answers) => ({
    ...(answers.answer === null ? { answer: 'CHOICE_REQUIRED' as const } : {}),
    ...(answers.answer ? problemOfOther(answers) : {}),
  }),
  fields: (answers) => ({
    hasMentalHealthCondition: answers.answer,
    mentalHealthConditionDetails: answers.answer ? detailsText(answers) : null,
  }),
  texts: (answers) => (answers.answer ? [otherOf(answers)] : []),
};
