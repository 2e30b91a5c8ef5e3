import type { Instrument } from '@alento/domain/screening/instruments';
import { questionPages } from '../../../../ui/screening/question-pages.tsx';
import {
  firstOpenPage,
  raisesCrisis,
  type ScreeningAnswers,
  SELF_HARM_SIGN,
} from '../../../../ui/screening/screening-answers.ts';
import { questionStep } from '../question-step.tsx';
import { anxietyCopy, depressionCopy } from '../steps.copy.ts';
import { anxietyRules, depressionRules } from './screening.rules.ts';

/** What the first page says about the questionnaire. */
const firstLines = ({ title, why }: { title: string; why: string }) => ({ lines: [title, why] });

const startIn =
  (instrument: Instrument) =>
  (given: ScreeningAnswers, isDone: boolean): number =>
    isDone ? 0 : firstOpenPage(instrument, given);

/** The step with the PHQ-9. An answer above 0 to its ninth item opens the crisis card. */
export const DepressionStep = questionStep({
  rules: depressionRules,
  pages: questionPages('PHQ-9', firstLines(depressionCopy)),
  startAt: startIn('PHQ-9'),
  crisisOf: (answers) => (raisesCrisis(answers) ? SELF_HARM_SIGN : null),
});

export const AnxietyStep = questionStep({
  rules: anxietyRules,
  pages: questionPages('GAD-7', firstLines(anxietyCopy)),
  startAt: startIn('GAD-7'),
});
