import { type Instrument, SELF_HARM_ITEM } from '@alento/domain/screening/instruments';
import { type FieldsProps, questionStep } from '../question-step.tsx';
import { anxietyCopy, depressionCopy } from '../steps.copy.ts';
import { anxietyRules, depressionRules, type ScreeningAnswers } from './screening.rules.ts';

/**
 * The questions of a questionnaire. This step gets their component as a prop, because another feature implements it.
 */
function Questions({ instrument, ...props }: FieldsProps<ScreeningAnswers> & { instrument: Instrument }) {
  const { answers, change, errorOf, attempts, screening: Screening } = props;
  const error = errorOf('answers');
  return (
    <div>
      <Screening
        instrument={instrument}
        answers={answers.answers}
        difficulty={answers.difficulty}
        onChange={(next, difficulty) => change({ answers: next, difficulty })}
        showMissing={attempts}
      />
      <p aria-live="polite" className="mt-3 text-danger text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}

const raisesCrisis = ({ answers }: ScreeningAnswers): boolean => (answers[SELF_HARM_ITEM] ?? 0) > 0;

/** The step with the PHQ-9. An answer above 0 to its ninth item opens the crisis card. */
export const DepressionStep = questionStep({
  copy: depressionCopy,
  rules: depressionRules,
  Fields: (props) => <Questions {...props} instrument="PHQ-9" />,
  crisisOf: (answers) => (raisesCrisis(answers) ? { source: 'screening', kind: 'suicide', about: 'self' } : null),
});

export const AnxietyStep = questionStep({
  copy: anxietyCopy,
  rules: anxietyRules,
  Fields: (props) => <Questions {...props} instrument="GAD-7" />,
});
