import type { ResponseOf } from '@alento/contract/endpoint';
import type { readPatientMoodSummary } from '@alento/contract/sharing/patients';
import { ComparisonTrack } from '../../../ui/chart/comparison-track.tsx';
import { moodText } from '../../../ui/chart/figures/mood-text.ts';
import { newsCopy as copy } from './news.copy.ts';

export type MoodSummary = ResponseOf<typeof readPatientMoodSummary>;

/** The new entries beside those of the days before. It says how large each average is, never whether that is good. */
export function MoodNews({ entries, days, average, averageBefore }: NonNullable<MoodSummary['news']>) {
  if (entries === 0 || average === null) return <p>{copy.noEntries}</p>;
  return (
    <>
      <p>
        <strong>{copy.entries(entries, days)}</strong>
        {copy.average(moodText(average))}
      </p>
      <p className="text-ink-muted">
        {averageBefore === null ? copy.noneBefore : copy.before(moodText(averageBefore))}
      </p>
      {averageBefore !== null && (
        <div className="mt-2 max-w-md">
          <ComparisonTrack withIt={average} without={averageBefore} />
          <p className="mt-1 text-ink-muted text-xs">{copy.legend}</p>
        </div>
      )}
    </>
  );
}
