import type { HealthRecord } from '@alento/contract/health-record/health-records';
import { errorText } from '@alento/domain/errors/catalogue';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileHeart } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useMore } from '../../../lib/page/use-more.ts';
import { dayOf } from '../../../lib/time/period-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { FailureNote } from '../failure-note.tsx';
import { recordsQuery } from '../health-record.queries.ts';
import { listCopy as copy } from './list.copy.ts';
import { RecordRow } from './record-row.tsx';

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
export function RecordList() {
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
