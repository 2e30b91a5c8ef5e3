import type { PatientScreening } from '@alento/contract/sharing/patients';
import { SCREENING_ANSWERS, SELF_HARM_ITEM } from '@alento/domain/screening/instruments';
import { screeningCopy as copy } from './screening-section.copy.ts';

/**
 * The answer to the item about self-harm if it is above 0, so that nobody has to open the answers to see it. Without any
 * answers it says that they aren't shared: silence would look like a 0.
 */
export function SelfHarmAnswer({ answers }: Pick<PatientScreening, 'answers'>) {
  if (Object.keys(answers).length === 0)
    return <p className="max-w-prose text-ink-muted text-sm">{copy.withoutAnswers}</p>;
  const answer = answers[SELF_HARM_ITEM] ?? 0;
  const words = SCREENING_ANSWERS[answer];
  if (answer === 0 || words === undefined) return null;
  return (
    <p className="mt-1 w-fit rounded-control border border-border bg-accent-soft px-3 py-1.5 text-on-accent-soft text-sm">
      {copy.selfHarm(words)}
    </p>
  );
}
