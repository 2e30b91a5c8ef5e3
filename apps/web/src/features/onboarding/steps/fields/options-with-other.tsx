import { OTHER_OPTION } from '@alento/domain/onboarding/options';
import { prepareCheck } from '../../../../state/crisis/check-text.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import type { FieldsProps } from '../question-step.tsx';
import { asChoices, ChoiceGroup } from './choice-group.tsx';
import type { WithOther } from './other-text.ts';

type Props = Pick<FieldsProps<WithOther>, 'answers' | 'change' | 'errorOf'> & {
  /** The page's heading. */
  legend: string;
  options: readonly string[];
  otherLabel: string;
};

/** Checkboxes. The option 'Outro' shows a text field. */
export const OptionsWithOther = ({ legend, options, otherLabel, answers, change, errorOf }: Props) => (
  <div className="grid gap-3">
    <ChoiceGroup
      multiple
      legend={legend}
      hidesLegend
      options={asChoices(options)}
      chosen={answers.chosen}
      onChange={(chosen) => change({ chosen })}
    />
    {answers.chosen.includes(OTHER_OPTION) && (
      <TextField
        label={otherLabel}
        value={answers.other}
        onFocus={prepareCheck}
        onChange={(event) => change({ other: event.target.value })}
        error={errorOf('other')}
      />
    )}
  </div>
);
