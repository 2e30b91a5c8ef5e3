import { SUPPORT_SOURCES } from '@alento/domain/onboarding/options';
import { HelpContacts } from '../../../../ui/help-contacts.tsx';
import { OptionsWithOther } from '../fields/options-with-other.tsx';
import type { YesNoAnswers } from '../fields/other-text.ts';
import { saidYes, YesNo } from '../fields/yes-no.tsx';
import { type FieldsProps, questionStep } from '../question-step.tsx';
import { supportCopy as copy } from '../steps.copy.ts';
import { socialSupportRules } from './social-support.rules.ts';

/** After the answer that there is no support, a phone number to call is shown. */
function Answer(props: FieldsProps<YesNoAnswers>) {
  return (
    <>
      <YesNo {...props} legend={copy.title} />
      {props.answers.answer === false && (
        <div className="grid gap-3">
          <p>{copy.alone}</p>
          <HelpContacts only="cvv" />
        </div>
      )}
    </>
  );
}

export const SocialSupportStep = questionStep({
  rules: socialSupportRules,
  pages: [
    { heading: copy, asks: ['answer'], Fields: Answer },
    {
      heading: { context: [copy.title], title: copy.sources },
      isShown: saidYes,
      Fields: (props) => (
        <OptionsWithOther {...props} legend={copy.sources} options={SUPPORT_SOURCES} otherLabel={copy.other} />
      ),
    },
  ],
});
