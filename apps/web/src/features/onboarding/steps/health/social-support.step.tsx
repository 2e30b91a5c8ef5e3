import { SUPPORT_SOURCES } from '@alento/domain/onboarding/options';
import { HelpContacts } from '../../../../ui/help-contacts.tsx';
import type { YesNoAnswers } from '../fields/other-text.ts';
import { YesNoWithOptions } from '../fields/yes-no-with-options.tsx';
import { type FieldsProps, questionStep } from '../question-step.tsx';
import { supportCopy as copy } from '../steps.copy.ts';
import { socialSupportRules } from './social-support.rules.ts';

const DETAILS = { legend: copy.sources, options: SUPPORT_SOURCES, otherLabel: copy.other };

/** After the answer that there is no support, a phone number to call is shown. */
function Fields({ answers, change, errorOf }: FieldsProps<YesNoAnswers>) {
  return (
    <>
      <YesNoWithOptions question={copy.title} details={DETAILS} answers={answers} onChange={change} errorOf={errorOf} />
      {answers.answer === false && (
        <div className="grid gap-3">
          <p>{copy.alone}</p>
          <HelpContacts only="cvv" />
        </div>
      )}
    </>
  );
}

export const SocialSupportStep = questionStep({ copy, rules: socialSupportRules, Fields });
