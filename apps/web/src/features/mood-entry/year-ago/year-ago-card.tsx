import { paths } from '@alento/domain/interface/paths';
import { moodLabelOf, nearestScore } from '@alento/domain/mood-entry/scale';
import { isYearAgoDue, kindAverageOf, type YearAgoState, yearBefore } from '@alento/domain/retrospective/year-ago';
import type { LocalDate } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { timeZone } from '../../../lib/time/clock.ts';
import { capitalised, formatDayWithYear } from '../../../lib/time/dates.format.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { rangeQuery } from '../mood-entry.queries.ts';
import { datedScores } from '../week/week-series.ts';
import { yearAgoCopy as copy } from './year-ago.copy.ts';
import { keepYearAgo, yearAgoState } from './year-ago-memory.ts';

type Props = { userId: string; today: LocalDate };

/** A good day of a year ago, at most once a week. A day with a hard moment is never shown. */
export function YearAgoCard({ userId, today }: Props) {
  const [state, setState] = useState(() => yearAgoState(userId));
  const day = yearBefore(today);
  const isDue = isYearAgoDue(state, today);
  // /home mounts its column again after loading, which must not repeat a failed reading.
  const { data } = useQuery({ ...rangeQuery(day, day), enabled: isDue, retryOnMount: false });
  const average = isDue && data ? kindAverageOf(datedScores(data, timeZone()), day) : null;
  const isShown = average !== null;
  useEffect(() => {
    if (isShown) void keepYearAgo(userId, { shownOn: today, isClosed: false });
  }, [isShown, userId, today]);
  if (!isShown) return null;

  const change = async (changes: Partial<YearAgoState>): Promise<void> => {
    // The pressed button goes with the card.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    const isKept = await keepYearAgo(userId, changes);
    setState((before) => ({ ...before, shownOn: today, ...changes }));
    if (!isKept) toast.failed(copy.failed);
    else if (changes.isOff) toast.saved(copy.stopped, { undo: () => void change({ isOff: false }) });
  };
  return (
    <Card title={copy.title} className="relative">
      <IconButton
        label={copy.close}
        onClick={() => void change({ isClosed: true })}
        className="absolute! top-2 right-2 sm:top-3 sm:right-3"
      >
        <X aria-hidden size={20} />
      </IconButton>
      {/* The name of the day in the address is that of features/mood-entry/history/use-history-view.ts. */}
      <Link to={`${paths.history}?dia=${day}`} className="group mt-2 flex min-h-14 items-center gap-3 rounded-control">
        <MoodFace score={nearestScore(average)} size={44} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold group-hover:underline group-hover:underline-offset-4">
            {capitalised(formatDayWithYear(day))}
          </span>
          <span className="block text-ink-muted text-sm">{moodLabelOf(average)}</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-ink-muted" />
      </Link>
      <Button variant="quiet" className="mt-1 -mb-2 -ml-4" onClick={() => void change({ isOff: true })}>
        {copy.stop}
      </Button>
    </Card>
  );
}
