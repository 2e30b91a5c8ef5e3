import { OTHER_OPTION } from '@alento/domain/onboarding/options';
import { prepareCheck } from '../../../../state/crisis/check-text.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { asChoices, ChoiceGroup } from './choice-group.tsx';
import type { WithOther } from './other-text.ts';

type Props = {
  legend: string;
  options: readonly string[];
  otherLabel: string;
  answers: WithOther;
  onChange: (answers: Partial<WithOther>) => void;
  error: string | undefined;
};

/** Checkboxes. The option 'Outro' shows a text field. */
export const OptionsWithOther = ({ legend, options, otherLabel, answers, onChange, error }: Props) => (
  <div className="grid gap-3">
    <ChoiceGroup
      multiple
      columns="two"
      legend={legend}
      options={asChoices(options)}
      chosen={answers.chosen}
      onChange={(chosen) => onChange({ chosen })}
    />
    {answers.chosen.includes(OTHER_OPTION) && (
      <TextField
        label={otherLabel}
        value={answers.other}
        onFocus={prepareCheck}
        onChange={(event) => onChange({ other: event.target.value })}
        error={error}
      />
    )}
  </div>
);
