import { dayDetailPath, paths } from '@alento/domain/interface/paths';
import { moodLabelOf, nearestScore } from '@alento/domain/mood-entry/scale';
import { addDays, isLocalDate, type LocalDate } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { timeZone } from '../../../lib/time/clock.ts';
import { capitalised, formatAverage, formatDayWithYear } from '../../../lib/time/dates.format.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { MoodFace, moodColours } from '../../../ui/mood/mood-face.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { entriesCount, loadErrorOf } from '../mood-entry.copy.ts';
import { rangeQuery } from '../mood-entry.queries.ts';
import { type DisplayedEntry, useWaitingEntries, withWaiting } from '../waiting/waiting-entry.ts';
import { dayCopy } from './day.copy.ts';
import { useEntryActions } from './entry-actions.tsx';
import { EntryRow } from './entry-row.tsx';
import { NoEntriesOfDay } from './no-entries-of-day.tsx';

/**
 * The screen /periodo-detalhes?type=day&date=yyyy-MM-dd: the entries of one day, with links to the days before and
 * after.
 */
export function DayDetail() {
  const [search] = useSearchParams();
  const today = useToday();
  const date = search.get('date') ?? '';
  if (search.get('type') !== 'day' || !isLocalDate(date)) return <UnknownDay today={today} />;
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle>{capitalised(formatDayWithYear(date))}</PageTitle>
      <DayLinks date={date} today={today} />
      <DayContent key={date} date={date} today={today} />
    </div>
  );
}

function UnknownDay({ today }: { today: LocalDate }) {
  return (
    <>
      <PageTitle>{dayCopy.title}</PageTitle>
      <EmptyState
        title={dayCopy.badTitle}
        text={dayCopy.badText}
        picture={<MoodFace score={2} size={72} />}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <LinkButton to={dayDetailPath(today)}>{dayCopy.goToday}</LinkButton>
            <LinkButton to={paths.history} variant="secondary">
              {dayCopy.goHistory}
            </LinkButton>
          </span>
        }
      />
    </>
  );
}

function DayLinks({ date, today }: { date: LocalDate; today: LocalDate }) {
  return (
    <nav aria-label={dayCopy.neighbours} className="mb-6 flex flex-wrap justify-between gap-3">
      <LinkButton to={dayDetailPath(addDays(date, -1))} variant="secondary">
        <ChevronLeft size={20} aria-hidden="true" /> {dayCopy.previous}
      </LinkButton>
      {date < today && (
        <LinkButton to={dayDetailPath(addDays(date, 1))} variant="secondary">
          {dayCopy.next} <ChevronRight size={20} aria-hidden="true" />
        </LinkButton>
      )}
    </nav>
  );
}

function DayContent({ date, today }: { date: LocalDate; today: LocalDate }) {
  const day = useQuery(rangeQuery(date, date));
  const waiting = useWaitingEntries().filter(({ localDate }) => localDate === date);
  if (day.isPending) return <DaySkeleton />;
  const entries = withWaiting(day.data ?? [], waiting);
  return (
    <>
      {!day.data && (
        <ErrorState message={loadErrorOf(day.error)} onRetry={() => void day.refetch()} busy={day.isFetching} />
      )}
      {(day.data || entries.length > 0) && <Entries date={date} today={today} entries={entries} />}
    </>
  );
}

function Entries({ date, today, entries }: { date: LocalDate; today: LocalDate; entries: DisplayedEntry[] }) {
  const zone = timeZone();
  const actions = useEntryActions();
  const [open, setOpen] = useState<string | null>(null);
  const average = entries.reduce((sum, { score }) => sum + score, 0) / entries.length;
  return (
    <>
      {entries.length === 0 ? (
        <NoEntriesOfDay date={date} today={today} />
      ) : (
        <>
          <div
            style={moodColours(nearestScore(average))}
            className="mb-8 flex items-center gap-4 mood-tint rounded-card p-5"
          >
            <MoodFace score={nearestScore(average)} size={80} />
            <p>
              <span className="block text-sm">{dayCopy.average}</span>
              <span className="block text-xl font-bold">
                {moodLabelOf(average)} · {formatAverage(average)}
              </span>
              <span className="block text-sm">{entriesCount(entries.length)}</span>
            </p>
          </div>
          <ul aria-label={dayCopy.list}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryRow
                  entry={entry}
                  day={null}
                  zone={zone}
                  open={open === entry.id}
                  onToggle={(id) => setOpen(open === id ? null : id)}
                  onEdit={actions.edit}
                  onRemove={actions.remove}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {actions.dialogs}
    </>
  );
}

function DaySkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{dayCopy.loading}</span>
      <Skeleton className="mb-8 h-30 rounded-card" />
      <div className="flex gap-3">
        <Skeleton className="size-11 shrink-0 rounded-pill" />
        <div className="flex-1 pt-1">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="mt-2 h-4 w-16" />
          <Skeleton className="mt-3 h-5 w-10/12" />
        </div>
      </div>
    </div>
  );
}
