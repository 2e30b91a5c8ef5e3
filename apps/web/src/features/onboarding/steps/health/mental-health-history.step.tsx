import { CONDITIONS } from '@alento/domain/onboarding/options';
import type { YesNoAnswers } from '../fields/other-text.ts';
import { YesNoWithOptions } from '../fields/yes-no-with-options.tsx';
import { type FieldsProps, questionStep } from '../question-step.tsx';
import { historyCopy as copy } from '../steps.copy.ts';
import { mentalHealthHistoryRules } from './mental-health-history.rules.ts';

const DETAILS = { legend: copy.conditions, options: CONDITIONS, otherLabel: copy.other };

const Fields = ({ answers, change, errorOf }: FieldsProps<YesNoAnswers>) => (
  <YesNoWithOptions question={copy.title} details={DETAILS} answers={answers} onChange={change} errorOf={errorOf} />
);

export const MentalHealthHistoryStep = questionStep({ copy, rules: mentalHealthHistoryRules, Fields });
