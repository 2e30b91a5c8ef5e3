import { SUPPORT_SOURCES } from '@alento/domain/onboarding/options';
import { HelpContacts } from '../../../ui/help-contacts.tsx';
import { OptionsWithOther } from './options-with-other.tsx';
import { type FieldsProps, questionStep } from './question-step.tsx';
import { type SocialSupport, socialSupportRules } from './social-support.rules.ts';
import { supportCopy as copy } from './steps.copy.ts';
import { YesNo } from './yes-no.tsx';

/** Who says there is nobody is not left with that: a voice is one tap away. */
function Fields({ answers, change, errorOf }: FieldsProps<SocialSupport>) {
  return (
    <>
      <YesNo
        legend={copy.title}
        answer={answers.answer}
        onChange={(answer) => change({ answer })}
        error={errorOf('answer')}
      />
      {answers.answer && (
        <OptionsWithOther
          legend={copy.sources}
          options={SUPPORT_SOURCES}
          otherLabel={copy.other}
          answers={answers}
          onChange={change}
          error={errorOf('other')}
        />
      )}
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
