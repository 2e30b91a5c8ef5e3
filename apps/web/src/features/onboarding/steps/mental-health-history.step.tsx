import { CONDITIONS } from '@alento/domain/onboarding/options';
import { type MentalHealthHistory, mentalHealthHistoryRules } from './mental-health-history.rules.ts';
import { OptionsWithOther } from './options-with-other.tsx';
import { type FieldsProps, questionStep } from './question-step.tsx';
import { historyCopy as copy } from './steps.copy.ts';
import { YesNo } from './yes-no.tsx';

function Fields({ answers, change, errorOf }: FieldsProps<MentalHealthHistory>) {
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
          legend={copy.conditions}
          options={CONDITIONS}
          otherLabel={copy.other}
          answers={answers}
          onChange={change}
          error={errorOf('other')}
        />
      )}
    </>
  );
}

export const MentalHealthHistoryStep = questionStep({ copy, rules: mentalHealthHistoryRules, Fields });
