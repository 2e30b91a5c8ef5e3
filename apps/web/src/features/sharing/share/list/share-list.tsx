import type { Share } from '@alento/contract/sharing/shares';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useId } from 'react';
import { Fold } from '../../../../ui/fold.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../../ui/state/error-state.tsx';
import { Skeletons } from '../../../../ui/state/skeleton.tsx';
import { professionalText } from '../../parts.copy.ts';
import { sharesQuery } from '../../sharing.queries.ts';
import { listCopy as copy } from './list.copy.ts';
import { ShareRow } from './share-row.tsx';
import { isLive } from './status-of.ts';

const Loading = () => (
  <Skeletons
    label={copy.loading}
    className="rounded-card border border-border bg-surface p-5 sm:p-6"
    shapes={['h-7 w-48', 'mt-4 h-24 w-full', 'mt-4 h-11 w-40']}
  />
);

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Id of the invitation whose link is shown elsewhere on the page; null without one. */
  linkShownOf: string | null;
  onRevoked: (share: Share, wasActive: boolean) => void;
  onAgain: (share: Share) => void;
};

/** What is shared now, and what was shared before. */
export function ShareList({ heading, linkShownOf, ...row }: Props) {
  const id = useId();
  const { data, isPending, isFetching, refetch } = useQuery(sharesQuery());
  const live = data?.filter(isLive) ?? [];
  const over = data?.filter((share) => !isLive(share)) ?? [];
  const rows = (shares: readonly Share[]) => (
    <ul className="grid gap-4">
      {shares.map((share) => (
        <ShareRow key={share.id} share={share} hasLink={share.id !== linkShownOf} {...row} />
      ))}
    </ul>
  );
  const content = () => {
    if (isPending) return <Loading />;
    if (!data) return <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />;
    return live.length === 0 ? <EmptyState level="h3" title={copy.emptyTitle} text={copy.emptyText} /> : rows(live);
  };
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} ref={heading} tabIndex={-1} className="mb-4 font-bold text-xl">
        {copy.now}
      </h2>
      {content()}
      {over.length > 0 && (
        <div className="mt-3">
          <Fold name={`${copy.before} (${over.length})`}>
            <div className="mt-2">{rows(over)}</div>
          </Fold>
        </div>
      )}
      {data?.some(({ professional }) => professional !== null) && (
        <p className="mt-3 max-w-prose text-ink-muted text-sm">{professionalText.unchecked}</p>
      )}
    </section>
  );
}
