import { TREATMENTS } from '@alento/domain/onboarding/options';
import { prepareCheck } from '../../../../state/crisis/check-text.ts';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { YesNoWithOptions } from '../fields/yes-no-with-options.tsx';
import { type FieldsProps, questionStep } from '../question-step.tsx';
import { treatmentCopy as copy } from '../steps.copy.ts';
import { asksMedications, type CurrentTreatment, currentTreatmentRules } from './current-treatment.rules.ts';

const DETAILS = { legend: copy.treatments, options: TREATMENTS, otherLabel: copy.other };

function Fields({ answers, change, errorOf }: FieldsProps<CurrentTreatment>) {
  return (
    <>
      <YesNoWithOptions question={copy.title} details={DETAILS} answers={answers} onChange={change} errorOf={errorOf} />
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

export const CurrentTreatmentStep = questionStep({ copy, rules: currentTreatmentRules, Fields });
