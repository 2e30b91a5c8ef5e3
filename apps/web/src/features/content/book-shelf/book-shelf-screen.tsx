import type { BookCard as Book } from '@alento/contract/content';
import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/session/use-account.ts';
import { booksQuery } from '../../../state/content/content.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { booksCopy as copy } from '../book/book.copy.ts';
import { useReadShares } from '../book/book-progress.ts';
import { ContentGrid } from '../shelf/content-card.tsx';
import { BookCard, BookCardSkeleton } from './book-card.tsx';

/** The number of cards in the first row of the widest screens. Their pictures load eagerly. */
const FIRST_ROW = 3;
const AWAITED = ['a', 'b', 'c', 'd', 'e'];

const Loading = () => (
  <div role="status">
    <span className="sr-only">{copy.loading}</span>
    <ContentGrid>
      {AWAITED.map((key) => (
        <li key={key}>
          <BookCardSkeleton />
        </li>
      ))}
    </ContentGrid>
  </div>
);

const Empty = () => (
  <EmptyState
    title={copy.emptyTitle}
    text={copy.emptyText}
    picture={<BookOpen aria-hidden size={40} strokeWidth={1.5} className="text-brand" />}
    action={
      <Button asChild variant="secondary">
        <Link to={paths.articles}>{copy.articles}</Link>
      </Button>
    }
  />
);

function Books() {
  const reader = useAccount()?.userId ?? null;
  const { data, isPending, isPlaceholderData, isFetching, refetch } = useQuery(booksQuery(reader));
  const shareOf = useReadShares();
  if (isPending) return <Loading />;
  const failed = reader === null ? copy.failed : copy.failedKept;
  if (!data) return <ErrorState message={failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (data.length === 0) return <Empty />;
  // The version for visitors, shown while the member's version loads, must not show locks.
  const shown = (book: Book): Book => (isPlaceholderData ? { ...book, isLocked: false } : book);
  return (
    <ContentGrid>
      {data.map((book, index) => (
        <li key={book.id}>
          <BookCard book={shown(book)} share={shareOf(book.id)} isFirst={index < FIRST_ROW} />
        </li>
      ))}
    </ContentGrid>
  );
}

/** The screen /livros: the list of books. */
export const BooksScreen = () => (
  <>
    <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
    <Books />
  </>
);
