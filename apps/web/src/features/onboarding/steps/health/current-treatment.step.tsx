import { TREATMENTS } from '@alento/domain/onboarding/options';
import { prepareCheck } from '../../../../state/crisis/check-text.ts';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { OptionsWithOther } from '../fields/options-with-other.tsx';
import { saidYes, YesNo } from '../fields/yes-no.tsx';
import { type FieldsProps, questionStep } from '../question-step.tsx';
import { treatmentCopy as copy } from '../steps.copy.ts';
import { asksMedications, type CurrentTreatment, currentTreatmentRules } from './current-treatment.rules.ts';

function Details(props: FieldsProps<CurrentTreatment>) {
  const { answers, change, errorOf } = props;
  return (
    <>
      <OptionsWithOther {...props} legend={copy.treatments} options={TREATMENTS} otherLabel={copy.other} />
      {asksMedications(answers) && (
        <TextArea
          label={copy.medications}
          rows={2}
          value={answers.medications}
          onFocus={prepareCheck}
          onChange={(event) => change({ medications: event.target.value })}
          error={errorOf('medications')}
        />
      )}
    </>
  );
}

export const CurrentTreatmentStep = questionStep({
  rules: currentTreatmentRules,
  pages: [
    { heading: copy, asks: ['answer'], Fields: (props) => <YesNo {...props} legend={copy.title} /> },
    { heading: { context: [copy.title], title: copy.treatments }, isShown: saidYes, Fields: Details },
  ],
});
