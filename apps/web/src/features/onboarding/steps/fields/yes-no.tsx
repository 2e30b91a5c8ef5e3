import type { FieldsProps } from '../question-step.tsx';
import { yesNoCopy } from '../steps.copy.ts';
import { ChoiceGroup } from './choice-group.tsx';
import type { YesNoAnswers } from './other-text.ts';

type Props = Pick<FieldsProps<YesNoAnswers>, 'answers' | 'change' | 'errorOf'> & { legend: string };

const OPTIONS = [
  { value: 'yes', label: yesNoCopy.yes },
  { value: 'no', label: yesNoCopy.no },
];

const chosenOf = (answer: boolean | null): string[] => {
  if (answer === null) return [];
  return [answer ? 'yes' : 'no'];
};

export const saidYes = ({ answer }: YesNoAnswers): boolean => answer === true;

/** A question with the answers yes and no, and no default. */
export const YesNo = ({ legend, answers, change, errorOf }: Props) => (
  <ChoiceGroup
    legend={legend}
    hidesLegend
    options={OPTIONS}
    chosen={chosenOf(answers.answer)}
    onChange={([value]) => change({ answer: value === 'yes' })}
    error={errorOf('answer')}
  />
);
