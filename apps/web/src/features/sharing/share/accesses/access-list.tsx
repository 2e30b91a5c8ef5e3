import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf } from '../../../../lib/api/api-error.ts';
import { useMore } from '../../../../lib/page/use-more.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/section.tsx';
import { ErrorState, Skeletons } from '../../../../ui/state/part-states.tsx';
import { accessesQuery } from '../../sharing.queries.ts';
import { accessCopy as copy } from './access.copy.ts';
import { AccessRow } from './access-row.tsx';
import { useSharesWithNotes } from './use-shares-with-notes.ts';

const Loading = () => (
  <Skeletons label={copy.loading} className="grid gap-4 py-3" shapes={['h-12 w-full', 'h-12 w-full', 'h-12 w-full']} />
);

/** Who read what, and when, newest first. */
export function AccessList() {
  const list = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery(accessesQuery());
  const { data, error, isPending, isFetching, refetch, hasNextPage } = query;
  const withNotes = useSharesWithNotes();
  const { more, isBusy } = useMore(query, list, 'p[tabindex]');
  const accesses = data?.pages.flatMap((page) => page.items) ?? [];

  const content = () => {
    if (isPending) return <Loading />;
    if (!data) return <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />;
    if (accesses.length === 0) return <p className="py-3 text-ink-muted">{copy.none}</p>;
    return (
      <ul ref={list} className="divide-y divide-border">
        {accesses.map((access) => (
          <AccessRow key={`${access.at} ${access.shareId}`} access={access} hasNotes={withNotes.has(access.shareId)} />
        ))}
      </ul>
    );
  };
  return (
    <Section title={copy.title} look="font-bold text-xl" className="mt-8">
      <p className="mt-1 mb-3 text-ink-muted text-sm">{copy.lead}</p>
      <div className="rounded-card border border-border bg-surface px-5 py-2 sm:px-6 sm:py-3">{content()}</div>
      {hasNextPage && (
        <Button variant="secondary" className="mt-4" busy={isBusy} onClick={more}>
          {copy.more}
        </Button>
      )}
      <Alert className="mt-3 font-medium text-sm">{query.isFetchNextPageError ? messageOf(error) : null}</Alert>
    </Section>
  );
}
