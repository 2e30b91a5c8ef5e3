import { TREATMENTS } from '@alento/domain/onboarding/options';
import { prepareCheck } from '../../../lib/crisis/check-text.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { asksMedications, type CurrentTreatment, currentTreatmentRules } from './current-treatment.rules.ts';
import { OptionsWithOther } from './options-with-other.tsx';
import { type FieldsProps, questionStep } from './question-step.tsx';
import { treatmentCopy as copy } from './steps.copy.ts';
import { YesNo } from './yes-no.tsx';

function Fields({ answers, change, errorOf }: FieldsProps<CurrentTreatment>) {
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
          legend={copy.treatments}
          options={TREATMENTS}
          otherLabel={copy.other}
          answers={answers}
          onChange={change}
          error={errorOf('other')}
        />
      )}
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
