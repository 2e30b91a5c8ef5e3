import { paths } from '@alento/domain/interface/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../../ui/button.tsx';
import { ErrorState, Skeletons } from '../../../../ui/state/part-states.tsx';
import { accessesQuery } from '../../sharing.queries.ts';
import { accessCopy, recentCopy as copy } from './access.copy.ts';
import { AccessRow } from './access-row.tsx';
import { useSharesWithNotes } from './use-shares-with-notes.ts';

const ACCESSES_MAX = 3;

/** The newest accesses, with a link to all of them. */
export function RecentAccesses() {
  const { data, isPending, isFetching, refetch } = useInfiniteQuery(accessesQuery());
  const withNotes = useSharesWithNotes();
  const accesses = data?.pages[0]?.items.slice(0, ACCESSES_MAX) ?? [];
  const content = () => {
    if (isPending) return <Skeletons label={accessCopy.loading} shapes={['h-12 w-full']} />;
    if (!data) return <ErrorState message={accessCopy.failed} onRetry={() => void refetch()} busy={isFetching} />;
    if (accesses.length === 0) return <p>{copy.none}</p>;
    return (
      <ul className="-my-3 divide-y divide-border">
        {accesses.map((access) => (
          <AccessRow key={`${access.at} ${access.shareId}`} access={access} hasNotes={withNotes.has(access.shareId)} />
        ))}
      </ul>
    );
  };
  return (
    <div className="py-5 sm:py-6">
      {content()}
      <LinkButton to={paths.sharing} variant="secondary" className="mt-4">
        {copy.open}
      </LinkButton>
    </div>
  );
}
