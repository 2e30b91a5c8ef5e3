import { ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { articlesCopy } from './articles.copy.ts';
import { ContentCardSkeleton, ContentGrid } from './content-card.tsx';

const CARDS = ['a', 'b', 'c'];

/** A placeholder for a list of cards. */
export const LoadingCards = () => (
  <ContentGrid>
    {CARDS.map((card) => (
      <li key={card}>
        <ContentCardSkeleton />
      </li>
    ))}
  </ContentGrid>
);

/** A placeholder for a list of categories. */
export const ShelvesLoading = () => (
  <div>
    <p role="status">
      <VisuallyHidden>{articlesCopy.loading}</VisuallyHidden>
    </p>
    {CARDS.slice(0, 2).map((shelf) => (
      <div key={shelf} className="border-border border-t py-8 lg:py-10">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="mt-2 mb-5 h-5 w-3/4 max-w-md" />
        <LoadingCards />
      </div>
    ))}
  </div>
);

type FailedProps = { refetch: () => unknown; isFetching: boolean };

export const FailedList = ({ refetch, isFetching }: FailedProps) => (
  <ErrorState message={articlesCopy.failed} onRetry={() => void refetch()} busy={isFetching} />
);

/** Stands for the list of what is saved if its code can't be loaded. */
export const FailedPieces = ({ list }: { list: FailedProps & { data?: unknown } }) =>
  list.data === undefined && <FailedList {...list} />;
