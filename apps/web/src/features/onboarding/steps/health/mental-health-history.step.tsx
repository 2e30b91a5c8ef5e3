import { CONDITIONS } from '@alento/domain/onboarding/options';
import { OptionsWithOther } from '../fields/options-with-other.tsx';
import { saidYes, YesNo } from '../fields/yes-no.tsx';
import { questionStep } from '../question-step.tsx';
import { historyCopy as copy } from '../steps.copy.ts';
import { mentalHealthHistoryRules } from './mental-health-history.rules.ts';

export const MentalHealthHistoryStep = questionStep({
  rules: mentalHealthHistoryRules,
  pages: [
    { heading: copy, asks: ['answer'], Fields: (props) => <YesNo {...props} legend={copy.title} /> },
    {
      heading: { context: [copy.title], title: copy.conditions },
      isShown: saidYes,
      Fields: (props) => (
        <OptionsWithOther {...props} legend={copy.conditions} options={CONDITIONS} otherLabel={copy.other} />
      ),
    },
  ],
});
