import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { listingCopy as copy } from './listing.copy.ts';
import { type ListingFilter, listingQuery } from './listing.queries.ts';
import { ListingCard } from './listing-card.tsx';

const Loading = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">{copy.loading}</span>
    {[0, 1].map((row) => (
      <Skeleton key={row} className="h-56 w-full" />
    ))}
  </div>
);

type Props = { filter: ListingFilter; onClear: () => void };

/** The professionals that match the filter. Nobody is invented: an empty list says so. */
export function ListingResults({ filter, onClear }: Props) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(listingQuery(filter));
  if (isError && (!data || isPlaceholderData))
    return <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Loading />;
  const isFiltered = filter.uf !== null || filter.kind !== null;
  return (
    <>
      <p role="status" className="mb-3 text-ink-muted text-sm">
        {isPlaceholderData ? copy.loading : copy.count(data.length, filter)}
      </p>
      {data.length === 0 ? (
        <div className="rounded-card border border-border bg-surface">
          <EmptyState
            level="h3"
            title={isFiltered ? copy.noMatchTitle : copy.emptyTitle}
            text={isFiltered ? copy.noMatch : copy.empty}
            picture={<UsersRound aria-hidden size={32} className="text-ink-muted" />}
            {...(isFiltered
              ? {
                  action: (
                    <Button variant="secondary" onClick={onClear}>
                      {copy.clear}
                    </Button>
                  ),
                }
              : {})}
          />
        </div>
      ) : (
        <ul className={`grid gap-4 ${isPlaceholderData ? 'opacity-60' : ''}`}>
          {data.map((listing) => (
            <ListingCard key={listing.id} listing={listing} />
          ))}
        </ul>
      )}
    </>
  );
}
