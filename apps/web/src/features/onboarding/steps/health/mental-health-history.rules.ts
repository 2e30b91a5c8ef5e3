import { CONDITIONS } from '@alento/domain/onboarding/options';
import { detailsText, problemsOfYesNo, readDetails, textsOfYesNo, type YesNoAnswers } from '../fields/other-text.ts';
import { type StepRules, yesOrNo } from '../step-rules.ts';

export const mentalHealthHistoryRules: StepRules<YesNoAnswers> = {
  read: (known) => ({
    answer: yesOrNo(known.hasMentalHealthCondition),
    ...readDetails(CONDITIONS, known.mentalHealthConditionDetails),
  }),
  check: problemsOfYesNo,
  fields: (answers) => ({
    hasMentalHealthCondition: answers.answer,
    mentalHealthConditionDetails: answers.answer ? detailsText(answers) : null,
  }),
  texts: textsOfYesNo,
};
