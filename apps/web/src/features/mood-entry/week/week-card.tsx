import type { MoodEntry } from '@alento/contract/mood-entry';
import { paths } from '@alento/domain/interface/paths';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowRight, RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatTime } from '../../../lib/time/dates.format.ts';
import { IconButton, LinkButton } from '../../../ui/button.tsx';
import { ThreeFaces } from '../../../ui/mood/three-faces.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { errorCopy } from '../mood-entry.copy.ts';
import { chartCopy, weekCopy } from './week.copy.ts';
import { WeekChart } from './week-chart.tsx';
import { weekSeries } from './week-series.ts';

type Props = {
  week: UseQueryResult<MoodEntry[]>;
  /** The week's entries, including those in the outbox. Undefined if they could not be loaded. */
  entries: readonly MoodEntry[] | undefined;
  /** Whether the person has no entry at all. */
  isNew: boolean;
  today: LocalDate;
  /** True while another part of the screen is loading. The chart isn't rendered then. */
  waiting: boolean;
  onRefresh: () => void;
};

/** The week in one of four states. */
export function WeekCard({ week, entries, isNew, today, waiting, onRefresh }: Props) {
  const { dataUpdatedAt } = week;
  return (
    <section aria-labelledby="week-title" className="rounded-card border border-border bg-surface p-5 sm:p-6">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id="week-title" className="text-xl font-bold">
            {chartCopy.title}
          </h2>
          <p className="min-h-5 text-xs text-ink-muted">
            {!waiting && dataUpdatedAt > 0 && weekCopy.updatedAt(formatTime(dataUpdatedAt, timeZone()))}
          </p>
        </div>
        <IconButton label={weekCopy.refresh} onClick={onRefresh} className="-mt-1.5 -mr-2">
          <RefreshCw
            aria-hidden
            size={20}
            className={week.isFetching ? 'animate-spin motion-reduce:animate-none' : ''}
          />
        </IconButton>
      </div>
      {waiting ? <WeekSkeleton /> : <WeekContent week={week} entries={entries} isNew={isNew} today={today} />}
    </section>
  );
}

function WeekContent({ week, entries, isNew, today }: Pick<Props, 'week' | 'entries' | 'isNew' | 'today'>) {
  if (!entries) {
    return <ErrorState message={errorCopy.load} onRetry={() => void week.refetch()} busy={week.isFetching} />;
  }
  if (entries.length === 0) return <NoWeek isNew={isNew} />;
  return (
    <div className="mt-2">
      <WeekChart days={weekSeries(entries, today, timeZone())} today={today} />
      <Onward to={paths.analytics}>{weekCopy.analysis}</Onward>
    </div>
  );
}

const Onward = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="mt-2 inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-brand underline underline-offset-4"
  >
    {children}
    <ArrowRight aria-hidden size={18} />
  </Link>
);

/** A week without entries. A person who has older ones is led to them. */
const NoWeek = ({ isNew }: Pick<Props, 'isNew'>) => (
  <EmptyState
    level="h3"
    title={weekCopy.emptyTitle}
    text={isNew ? weekCopy.emptyText : chartCopy.nothing}
    picture={<ThreeFaces />}
    action={
      <>
        <LinkButton to={paths.record} size="lg">
          {weekCopy.recordNow}
        </LinkButton>
        {!isNew && <Onward to={paths.history}>{weekCopy.older}</Onward>}
        {!isNew && <Onward to={paths.analytics}>{weekCopy.analysis}</Onward>}
      </>
    }
  />
);

/** A placeholder as high as the chart, so that the layout doesn't shift when the chart is rendered. */
function WeekSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{weekCopy.loading}</span>
      <Skeleton className="mt-2 h-5 w-11/12" />
      <Skeleton className="mt-2 h-5 w-2/3" />
      <Skeleton className="mt-4 h-74 sm:h-78" />
      <Skeleton className="mt-2 h-11 w-52" />
    </div>
  );
}
