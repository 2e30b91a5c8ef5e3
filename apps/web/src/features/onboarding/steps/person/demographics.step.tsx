import { ageRangeLabels, genderLabels, regionLabels } from '@alento/domain/onboarding/option-labels.copy';
import { AGE_RANGES, GENDERS, REGIONS } from '@alento/domain/onboarding/options';
import { isAnonymous } from '@alento/domain/onboarding/user-data';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { ChoiceGroup, labelled } from '../fields/choice-group.tsx';
import { type FieldsProps, questionStep } from '../question-step.tsx';
import { optionOf } from '../step-rules.ts';
import { demographicsCopy as copy } from '../steps.copy.ts';
import { type Demographics, demographicsRules } from './demographics.rules.ts';

const one = (value: string | null): string[] => (value === null ? [] : [value]);

function Exact({ answers, change, errorOf }: FieldsProps<Demographics>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={copy.age}
        inputMode="numeric"
        value={answers.age}
        onChange={(event) => change({ age: event.target.value })}
        error={errorOf('age')}
      />
      <TextField
        label={copy.location}
        autoComplete="address-level2"
        value={answers.location}
        onChange={(event) => change({ location: event.target.value })}
        error={errorOf('location')}
      />
    </div>
  );
}

function Ranges({ answers, change }: FieldsProps<Demographics>) {
  return (
    <>
      <ChoiceGroup
        legend={copy.ageRange}
        columns="four"
        options={labelled(AGE_RANGES, ageRangeLabels)}
        chosen={one(answers.ageRange)}
        onChange={([value]) => change({ ageRange: optionOf(AGE_RANGES, value) })}
      />
      <ChoiceGroup
        legend={copy.region}
        columns="three"
        options={labelled(REGIONS, regionLabels)}
        chosen={one(answers.region)}
        onChange={([value]) => change({ region: optionOf(REGIONS, value) })}
      />
    </>
  );
}

const AgeAndPlace = (props: FieldsProps<Demographics>) =>
  isAnonymous(props.known) ? <Ranges {...props} /> : <Exact {...props} />;

const Gender = ({ answers, change, errorOf }: FieldsProps<Demographics>) => (
  <ChoiceGroup
    legend={copy.gender}
    hidesLegend
    options={labelled(GENDERS, genderLabels)}
    chosen={one(answers.gender)}
    onChange={([value]) => change({ gender: optionOf(GENDERS, value) })}
    error={errorOf('gender')}
  />
);

export const DemographicsStep = questionStep({
  rules: demographicsRules,
  pages: [
    { heading: copy, asks: ['age', 'location'], Fields: AgeAndPlace },
    { heading: { context: [copy.title], title: copy.gender }, asks: ['gender'], Fields: Gender },
  ],
});
