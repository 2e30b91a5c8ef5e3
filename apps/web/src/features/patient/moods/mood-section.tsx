import type { Patient } from '@alento/contract/sharing/patients';
import { tagSentences, timeSentences, weekSentences } from '@alento/domain/health-record/mood-sentences.copy';
import { useQuery } from '@tanstack/react-query';
import { MoodFigures } from '../../../ui/health-record/mood-figures.tsx';
import { TagFigure } from '../../../ui/health-record/tag-figure.tsx';
import { TimeFigure } from '../../../ui/health-record/time-figure.tsx';
import type { MoodSummary } from '../news/mood-news.tsx';
import { PartSection, Sentences } from '../page/part-section.tsx';
import { moodSummaryQuery } from '../patient.queries.ts';
import { moodCopy as copy } from './mood.copy.ts';

function Figures({ moods, weeks, timesOfDay, tags, sentences }: MoodSummary) {
  if (moods.entries === 0) return <p className="mt-2 text-ink-muted">{copy.none}</p>;
  const ofWeeks = weekSentences(weeks);
  return (
    <>
      <Sentences sentences={sentences} />
      <MoodFigures {...moods} />
      {ofWeeks.length > 0 && (
        <>
          <h3 className="mt-6 break-after-avoid font-semibold">{copy.weeks}</h3>
          <Sentences sentences={ofWeeks} />
        </>
      )}
      <TimeFigure times={timesOfDay} />
      <Sentences sentences={timeSentences(timesOfDay)} />
      {tags.length > 0 && (
        <>
          <TagFigure tags={tags} />
          <Sentences sentences={tagSentences(tags)} />
        </>
      )}
    </>
  );
}

/** The figures of the shared days. */
export const MoodSection = ({ patient: { id } }: { patient: Patient }) => (
  <PartSection name="moods" query={useQuery(moodSummaryQuery(id))}>
    {(summary) => <Figures {...summary} />}
  </PartSection>
);
