import { SUPPORT_SOURCES } from '@alento/domain/onboarding/options';
import { HelpContacts } from '../../../ui/help-contacts.tsx';
import { type FieldsProps, questionStep } from './question-step.tsx';
import { type SocialSupport, socialSupportRules } from './social-support.rules.ts';
import { supportCopy as copy } from './steps.copy.ts';
import { YesNoWithOptions } from './yes-no-with-options.tsx';

const DETAILS = { legend: copy.sources, options: SUPPORT_SOURCES, otherLabel: copy.other };

/** Who says there is nobody is not left with that: a voice is one tap away. */
function Fields({ answers, change, errorOf }: FieldsProps<SocialSupport>) {
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
