import { SUPPORT_SOURCES } from '@alento/domain/onboarding/options';
import { listWithOther, otherOf, problemOfOther, readList, type WithOther } from '../fields/other-text.ts';
import { type StepRules, yesOrNo } from '../step-rules.ts';

export type SocialSupport = WithOther & { answer: boolean | null };

/** An answer, yes or no, is required. The sources of support are sent as a list. */
export const socialSupportRules: StepRules<SocialSupport> = {
  read: (known) => ({
    answer: yesOrNo(known.hasSupportSystem),
    ...readList(SUPPORT_SOURCES, known.supportSystemDetails),
  }),
  check: (answers) => ({
    ...(answers.answer === null ? { answer: 'CHOICE_REQUIRED' as const } : {}),
    ...(answers.answer ? problemOfOther(answers) : {}),
  }),
  fields: (answers) => ({
    hasSupportSystem: answers.answer,
    supportSystemDetails: answers.answer && answers.chosen.length > 0 ? listWithOther(answers) : null,
  }),
  texts: (answers) => (answers.answer ? [otherOf(answers)] : []),
};
