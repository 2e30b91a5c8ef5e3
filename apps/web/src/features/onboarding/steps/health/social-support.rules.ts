import { SUPPORT_SOURCES } from '@alento/domain/onboarding/options';
import { listWithOther, problemsOfYesNo, readList, textsOfYesNo, type YesNoAnswers } from '../fields/other-text.ts';
import { type StepRules, yesOrNo } from '../step-rules.ts';

/** The sources of support are sent as a list. */
export const socialSupportRules: StepRules<YesNoAnswers> = {
  read: (known) => ({
    answer: yesOrNo(known.hasSupportSystem),
    ...readList(SUPPORT_SOURCES, known.supportSystemDetails),
  }),
  check: problemsOfYesNo,
  fields: (answers) => ({
    hasSupportSystem: answers.answer,
    supportSystemDetails: answers.answer && answers.chosen.length > 0 ? listWithOther(answers) : null,
  }),
  texts: textsOfYesNo,
};
