import { LONG_TEXT_MAX } from '@alento/domain/onboarding/limits';
import { MEDICATION_TREATMENT, TREATMENTS } from '@alento/domain/onboarding/options';
import { detailsText, problemsOfYesNo, readDetails, textsOfYesNo, type YesNoAnswers } from '../fields/other-text.ts';
import { type StepRules, savedText, textOf, tooLong, yesOrNo } from '../step-rules.ts';

export type CurrentTreatment = YesNoAnswers & { medications: string };

/** Whether medications are requested and sent: only if medication is among the treatments. */
export const asksMedications = ({ answer, chosen }: CurrentTreatment): boolean =>
  answer === true && chosen.includes(MEDICATION_TREATMENT);

export const currentTreatmentRules: StepRules<CurrentTreatment> = {
  read: (known) => ({
    answer: yesOrNo(known.isReceivingTreatment),
    ...readDetails(TREATMENTS, known.treatmentDetails),
    medications: textOf(known.psychiatricMedications),
  }),
  check: (answers) => ({
    ...problemsOfYesNo(answers),
    ...(asksMedications(answers) ? tooLong('medications', answers.medications, LONG_TEXT_MAX) : {}),
  }),
  fields: (answers) => ({
    isReceivingTreatment: answers.answer,
    treatmentDetails: answers.answer ? detailsText(answers) : null,
    psychiatricMedications: asksMedications(answers) ? savedText(answers.medications) : null,
  }),
  texts: (answers) => [...textsOfYesNo(answers), ...(asksMedications(answers) ? [answers.medications] : [])],
};
