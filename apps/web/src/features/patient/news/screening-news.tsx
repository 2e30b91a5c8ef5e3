import type { PatientScreening } from '@alento/contract/sharing/patients';
import { formatDate } from '../../../lib/time/dates.format.ts';
import { bandText, scoreText } from '../../../ui/chart/figures/score-figure.ts';
import { SelfHarmAnswer } from '../screenings/self-harm-answer.tsx';
import { newsCopy as copy } from './news.copy.ts';

/** The result of the same questionnaire before this one. */
const beforeOf = (
  screenings: readonly PatientScreening[],
  { instrument, takenAt }: PatientScreening,
): PatientScreening | undefined => screenings.find((one) => one.instrument === instrument && one.takenAt < takenAt);

/**
 * The new results, each beside the one before it.
 *
 * @param screenings newest first.
 */
export function ScreeningNews({ screenings, since }: { screenings: readonly PatientScreening[]; since: number }) {
  const fresh = screenings.filter(({ takenAt }) => takenAt > since);
  if (fresh.length === 0) return <p>{copy.noScreenings}</p>;
  return (
    <ul className="grid gap-2">
      {fresh.map((result) => {
        const before = beforeOf(screenings, result);
        return (
          <li key={result.id}>
            <p className="font-semibold">
              {copy.screening(result.instrument, formatDate(result.localDate), scoreText(result), bandText(result))}
            </p>
            {before && (
              <p className="text-ink-muted">{copy.screeningBefore(scoreText(before), formatDate(before.localDate))}</p>
            )}
            <SelfHarmAnswer {...result} />
          </li>
        );
      })}
    </ul>
  );
}
