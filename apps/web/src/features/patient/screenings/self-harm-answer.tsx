import type { PatientScreening } from '@alento/contract/sharing/patients';
import { SCREENING_ANSWERS, SELF_HARM_ITEM } from '@alento/domain/screening/instruments';
import { screeningCopy as copy } from './screening-section.copy.ts';

/** The answer to the item about self-harm if it is above 0, so that nobody has to open the answers to see it. */
export function SelfHarmAnswer({ answers }: Pick<PatientScreening, 'answers'>) {
  const answer = answers[SELF_HARM_ITEM] ?? 0;
  const words = SCREENING_ANSWERS[answer];
  if (answer === 0 || words === undefined) return null;
  return (
    <p className="mt-1 w-fit rounded-control border border-border bg-accent-soft px-3 py-1.5 text-on-accent-soft text-sm">
      {copy.selfHarm(words)}
    </p>
  );
}
