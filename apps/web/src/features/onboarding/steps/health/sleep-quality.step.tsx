import { sleepQualityLabels } from '@alento/domain/onboarding/option-labels.copy';
import { SLEEP_ISSUES, SLEEP_QUALITIES } from '@alento/domain/onboarding/options';
import { ChoiceGroup, labelled } from '../fields/choice-group.tsx';
import { HoursField } from '../fields/hours-field.tsx';
import { OptionsWithOther } from '../fields/options-with-other.tsx';
import { type FieldsProps, questionStep } from '../question-step.tsx';
import { optionOf } from '../step-rules.ts';
import { sleepCopy as copy } from '../steps.copy.ts';
import { type SleepQuality, sleepQualityRules } from './sleep-quality.rules.ts';

function Nights({ answers, change, errorOf }: FieldsProps<SleepQuality>) {
  return (
    <>
      <ChoiceGroup
        legend={copy.quality}
        options={labelled(SLEEP_QUALITIES, sleepQualityLabels)}
        chosen={answers.quality === null ? [] : [answers.quality]}
        onChange={([value]) => change({ quality: optionOf(SLEEP_QUALITIES, value) })}
        error={errorOf('quality')}
      />
      <HoursField value={answers.hours} onChange={(hours) => change({ hours })} error={errorOf('hours')} />
    </>
  );
}

export const SleepQualityStep = questionStep({
  rules: sleepQualityRules,
  pages: [
    { heading: copy, asks: ['quality', 'hours'], Fields: Nights },
    {
      heading: { context: [copy.title], title: copy.issues },
      Fields: (props) => (
        <OptionsWithOther {...props} legend={copy.issues} options={SLEEP_ISSUES} otherLabel={copy.other} />
      ),
    },
  ],
});
