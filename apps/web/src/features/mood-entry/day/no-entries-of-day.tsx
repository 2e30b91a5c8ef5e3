import { paths } from '@alento/domain/interface/paths';
import type { LocalDate } from '@alento/domain/time/local-date';
import { LinkButton } from '../../../ui/button.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { EmptyState } from '../../../ui/state/part-states.tsx';
import { dayCopy } from './day.copy.ts';

/** Says that a day has no entries, and offers to record it. */
export function NoEntriesOfDay({ date, today }: { date: LocalDate; today: LocalDate }) {
  const ahead = date > today;
  return (
    <EmptyState
      title={dayCopy.emptyTitle}
      text={ahead ? dayCopy.emptyFuture : dayCopy.emptyText}
      picture={<MoodFace score={2} size={72} />}
      action={
        ahead ? undefined : (
          <LinkButton to={date === today ? paths.record : `${paths.recordPast}?date=${date}`} size="lg">
            {dayCopy.record}
          </LinkButton>
        )
      }
    />
  );
}
