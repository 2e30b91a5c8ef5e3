import { LONG_TEXT_MAX } from '@alento/domain/onboarding/limits';
import { motivationLabels } from '@alento/domain/onboarding/option-labels.copy';
import { MOTIVATIONS, OTHER_MOTIVATION } from '@alento/domain/onboarding/options';
import { characterCount } from '@alento/domain/text/plain-text';
import { prepareCheck } from '../../../../state/crisis/check-text.ts';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { ChoiceGroup, labelled } from '../fields/choice-group.tsx';
import { type FieldsProps, questionStep } from '../question-step.tsx';
import { optionsOf } from '../step-rules.ts';
import { motivationCopy as copy } from '../steps.copy.ts';
import { type MotivationAnswers, motivationRules } from './motivation.rules.ts';

/** Shows the counter only near the limit. */
const counterNear = (text: string) => {
  const used = characterCount(text);
  return used > LONG_TEXT_MAX * 0.9 ? { used, max: LONG_TEXT_MAX } : undefined;
};

const Goals = ({ answers, change, errorOf }: FieldsProps<MotivationAnswers>) => (
  <ChoiceGroup
    multiple
    legend={copy.goals}
    hidesLegend
    options={labelled(MOTIVATIONS, motivationLabels)}
    chosen={answers.goals}
    onChange={(goals) => change({ goals: optionsOf(MOTIVATIONS, goals) })}
    error={errorOf('goals')}
  />
);

function Words({ answers, change, errorOf }: FieldsProps<MotivationAnswers>) {
  return (
    <>
      {answers.goals.includes(OTHER_MOTIVATION) && (
        <TextArea
          label={copy.other}
          rows={2}
          required
          value={answers.other}
          onFocus={prepareCheck}
          onChange={(event) => change({ other: event.target.value })}
          counter={counterNear(answers.other)}
          error={errorOf('other')}
        />
      )}
      <TextArea
        label={copy.additionalInfo}
        rows={3}
        value={answers.additionalInfo}
        onFocus={prepareCheck}
        onChange={(event) => change({ additionalInfo: event.target.value })}
        counter={counterNear(answers.additionalInfo)}
        error={errorOf('additionalInfo')}
      />
    </>
  );
}

export const MotivationStep = questionStep({
  rules: motivationRules,
  pages: [
    { heading: copy, asks: ['goals'], Fields: Goals },
    { heading: { context: [copy.title], title: copy.more }, Fields: Words },
  ],
});
