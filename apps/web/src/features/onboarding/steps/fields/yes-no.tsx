import { yesNoCopy } from '../steps.copy.ts';
import { ChoiceGroup } from './choice-group.tsx';

type Props = { legend: string; answer: boolean | null; onChange: (answer: boolean) => void; error: string | undefined };

const OPTIONS = [
  { value: 'yes', label: yesNoCopy.yes },
  { value: 'no', label: yesNoCopy.no },
];

const chosenOf = (answer: boolean | null): string[] => {
  if (answer === null) return [];
  return [answer ? 'yes' : 'no'];
};

/** A question with the answers yes and no, and no default. */
export const YesNo = ({ legend, answer, onChange, error }: Props) => (
  <ChoiceGroup
    legend={legend}
    hidesLegend
    columns="compact"
    options={OPTIONS}
    chosen={chosenOf(answer)}
    onChange={([value]) => onChange(value === 'yes')}
    error={error}
  />
);
