import type { BookCard as Book } from '@alento/contract/content';
import { READ_SHARE } from '@alento/domain/content/reading';
import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { booksQuery } from '../../../state/content/content.queries.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { bookCopy, booksCopy as copy, placeCopy } from '../book/book.copy.ts';
import { useReadShares } from '../book/book-progress.ts';
import { contentCopy } from '../content.copy.ts';
import { ContentBadge } from '../piece/content-badge.tsx';
import { ContentImage } from '../piece/content-image.tsx';
import { CARD_FRAME, CARD_PICTURE, CardLink } from '../shelf/card-parts.tsx';
import { ContentGrid } from '../shelf/content-card.tsx';

type Props = {
  book: Book;
  /** The furthest position that the member has read, 0 to 1. */
  share: number;
  isFirst?: boolean;
};

const FRAME = `grid grid-cols-[4.5rem_minmax(0,1fr)] content-start gap-x-4 sm:grid-cols-1 sm:grid-rows-[auto_auto_1fr] ${CARD_FRAME}`;
const NAMES = 'min-w-0 self-center sm:px-5 sm:pt-5 sm:self-start';
const WORDS = 'col-span-full flex flex-col pt-3 sm:px-5 sm:pb-5';

/** Describes a position in a book in words. */
function placeText(share: number): string {
  if (share >= READ_SHARE) return placeCopy.end;
  if (share < 1 / 4) return placeCopy.start;
  return share < 3 / 4 ? placeCopy.middle : placeCopy.nearEnd;
}

/** A book in the list: cover, summary, and a member's position. */
const BookCard = ({ book, share, isFirst = false }: Props) => (
  <article className={FRAME}>
    <ContentImage content={book} isFirst={isFirst} className={CARD_PICTURE} />
    <div className={NAMES}>
      <h2 className="font-bold text-lg leading-snug">
        <CardLink to={book.url}>{book.title}</CardLink>
      </h2>
      <p className="mt-0.5 text-sm">{book.subtitle}</p>
    </div>
    <div className={WORDS}>
      <p className="mb-4 text-ink-muted text-sm">{book.summary}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
        <ContentBadge isPremium={book.isPremium} isLocked={book.isLocked} />
        <span>
          {contentCopy.minutes.book(book.minutes)} · {bookCopy.chapterCount(book.chapterCount)}
        </span>
        {share > 0 && <span className="w-full font-semibold text-ink">{placeText(share)}</span>}
      </p>
    </div>
    {share > 0 && (
      <span
        aria-hidden
        className="absolute bottom-0 h-1 w-8 -translate-x-full rounded-full bg-brand"
        style={{ left: `max(2rem, ${100 * (share >= READ_SHARE ? 1 : share)}%)` }}
      />
    )}
  </article>
);

/** A placeholder for a book in the list. */
const BookCardSkeleton = () => (
  <div aria-hidden className={FRAME}>
    <Skeleton className={CARD_PICTURE} />
    <div className={NAMES}>
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="mt-1 h-10 w-full" />
    </div>
    <div className={WORDS}>
      <Skeleton className="mb-4 h-24 w-full" />
      <Skeleton className="mt-auto h-6 w-40" />
    </div>
  </div>
);

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
      <LinkButton to={paths.articles} variant="secondary">
        {copy.articles}
      </LinkButton>
    }
  />
);

function Books() {
  const reader = useAccount()?.userId ?? null;
  const { data, isPending, isPlaceholderData, isFetching, refetch } = useQuery(booksQuery(reader));
  const shareOf = useReadShares();
  if (isPending) return <Loading />;
  const failed = reader === null ? copy.failed : copy.failedForMember;
  if (!data) return <ErrorState message={failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (data.length === 0) return <Empty />;
  // The version for visitors, shown while the member's version loads, must not show locks.
  const displayedBook = (book: Book): Book => (isPlaceholderData ? { ...book, isLocked: false } : book);
  return (
    <ContentGrid>
      {data.map((book, index) => (
        <li key={book.id}>
          <BookCard book={displayedBook(book)} share={shareOf(book.id)} isFirst={index < FIRST_ROW} />
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
