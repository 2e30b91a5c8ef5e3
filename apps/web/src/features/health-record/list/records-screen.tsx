import type { HealthRecord } from '@alento/contract/health-record/health-records';
import { errorText } from '@alento/domain/errors/catalogue';
import { healthRecordPath, paths } from '@alento/domain/interface/paths';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FileHeart, Share2, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useMore } from '../../../lib/page/use-more.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatTime } from '../../../lib/time/dates.format.ts';
import { dayOf, periodText } from '../../../lib/time/period-text.ts';
import { Button, IconButton, LinkButton } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { QuietLink } from '../../../ui/quiet-link.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { FailureNote } from '../failure-note.tsx';
import { eligibilityQuery, isProcessing, recordsQuery } from '../health-record.queries.ts';
import { Failed } from '../making/failed.tsx';
import { RemoveDialog } from '../removal/remove-dialog.tsx';
import { listCopy as copy } from './list.copy.ts';
import { MakeCard } from './make-card.tsx';

type Props = {
  record: HealthRecord;
  /** Whether the list has another record of this period that was made on the same day, so that the time is needed. */
  hasTwin: boolean;
  onRemoved: () => void;
};

function State({ record: { id, status, summary }, name }: { record: HealthRecord; name: string }) {
  if (status === 'processing') return <p className="text-ink-muted text-sm">{copy.making}</p>;
  if (status === 'failed') return <Failed id={id} retryLabel={copy.retryOf(name)} />;
  return (
    <>
      {summary !== null && <p className="max-w-prose">{summary}</p>}
      <LinkButton to={healthRecordPath(id)} aria-label={copy.openOf(name)} variant="secondary" className="mt-4">
        {copy.open}
      </LinkButton>
    </>
  );
}

/** A record in the list. */
function RecordRow({ record, hasTwin, onRemoved }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const { id, status, createdAt, startDate, endDate } = record;
  const period = periodText(startDate, endDate);
  const day = dayOf(createdAt);
  const time = formatTime(createdAt, timeZone()).replace(':', 'h');
  const name = hasTwin ? copy.nameAt(period, time) : period;
  return (
    <li className="rounded-card border border-border bg-surface p-5 sm:p-6">
      <div className="mb-3 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 tabIndex={-1} className="font-bold text-lg outline-none first-letter:uppercase">
            {period}
          </h3>
          <p className="text-ink-muted text-sm">{hasTwin ? copy.preparedAt(day, time) : copy.preparedOn(day)}</p>
        </div>
        {status !== 'processing' && (
          <IconButton label={copy.removeOf(name)} onClick={() => setConfirming(true)} className="-mt-1.5 -mr-2">
            <Trash2 aria-hidden size={20} />
          </IconButton>
        )}
      </div>
      <State record={record} name={name} />
      <RemoveDialog id={id} isOpen={isConfirming} onClose={() => setConfirming(false)} onRemoved={onRemoved} />
    </li>
  );
}

const Loading = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">{copy.loading}</span>
    {[0, 1].map((row) => (
      <div key={row} className="rounded-card border border-border bg-surface p-5 sm:p-6">
        <Skeleton className="h-6 w-full max-w-80" />
        <Skeleton className="mt-2 h-5 w-48" />
        <Skeleton className="mt-4 h-14 w-full" />
        <Skeleton className="mt-4 h-11 w-24" />
      </div>
    ))}
  </div>
);

/** Whether two records look the same with their period and the day on which they were made. */
const areTwins = (one: HealthRecord, other: HealthRecord): boolean =>
  one.id !== other.id &&
  one.startDate === other.startDate &&
  one.endDate === other.endDate &&
  dayOf(one.createdAt) === dayOf(other.createdAt);

/** The person's records, newest first. */
function RecordList() {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const query = useInfiniteQuery(recordsQuery());
  const { data, error, isPending, isFetching, refetch, hasNextPage } = query;
  const { more, isBusy } = useMore(query, list, 'h3');
  const records = data?.pages.flatMap((page) => page.records) ?? [];

  // The button that was pressed leaves the list with its record.
  const isGone = removed !== null && data !== undefined && !records.some(({ id: one }) => one === removed);
  useEffect(() => {
    if (isGone) title.current?.focus();
  }, [isGone]);

  const content = () => {
    if (isPending) return <Loading />;
    if (!data)
      return (
        <ErrorState
          message={errorText('HEALTH_RECORDS_READ_FAILED')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      );
    if (records.length === 0)
      return (
        <EmptyState
          level="h3"
          title={copy.emptyTitle}
          text={copy.emptyText}
          picture={<FileHeart aria-hidden size={40} className="text-brand" />}
        />
      );
    return (
      <ul ref={list} className="grid gap-4">
        {records.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            hasTwin={records.some((other) => areTwins(record, other))}
            onRemoved={() => setRemoved(record.id)}
          />
        ))}
      </ul>
    );
  };

  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} ref={title} tabIndex={-1} className="mb-4 font-bold text-xl">
        {copy.own}
      </h2>
      {content()}
      {hasNextPage && (
        <Button variant="secondary" className="mt-4" busy={isBusy} onClick={more}>
          {copy.more}
        </Button>
      )}
      <FailureNote
        code="HEALTH_RECORDS_READ_FAILED"
        error={query.isFetchNextPageError ? error : null}
        className="mt-3"
      />
    </section>
  );
}

/** The newest record that was seen while it was being made, and is ready now. */
function useFinished(records: readonly HealthRecord[]): HealthRecord | null {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const fresh = records.filter((record) => isProcessing(record) && !seen.includes(record.id));
  if (fresh.length > 0) setSeen([...seen, ...fresh.map(({ id }) => id)]);
  return records.find(({ id, status }) => status === 'ready' && seen.includes(id)) ?? null;
}

/** The screen /prontuarios. */
export function RecordsScreen() {
  const list = useInfiniteQuery(recordsQuery());
  const eligibility = useQuery(eligibilityQuery());
  const records = list.data?.pages.flatMap((page) => page.records) ?? [];
  const finished = useFinished(records);
  // One message instead of two, if nothing can be read.
  const isUnread = list.isError && !list.data && eligibility.isError && !eligibility.data;
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      {isUnread ? (
        <ErrorState
          message={errorText('HEALTH_RECORDS_READ_FAILED')}
          onRetry={() => void Promise.all([list.refetch(), eligibility.refetch()])}
          busy={list.isFetching || eligibility.isFetching}
        />
      ) : (
        <>
          <MakeCard isMaking={records.some(isProcessing)} finished={finished} />
          <RecordList />
          <div className="mt-6">
            <QuietLink to={paths.sharing} icon={Share2}>
              {copy.share}
            </QuietLink>
          </div>
        </>
      )}
    </div>
  );
}
