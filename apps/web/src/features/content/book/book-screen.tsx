import type { Book, BookCard } from '@alento/contract/content';
import { READ_SHARE } from '@alento/domain/content/reading';
import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { takeFocus } from '../../../lib/page/take-focus.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { formatDate } from '../../../lib/time/dates.format.ts';
import { bookQuery, booksQuery } from '../../../state/content/content.queries.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { AnchorButton } from '../../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { ContentNote, RelatedContent } from '../article/article-end.tsx';
import { ReferencesList } from '../article/references-list.tsx';
import { contentCopy } from '../content.copy.ts';
import { ContentBadge } from '../piece/content-badge.tsx';
import { ContentImage } from '../piece/content-image.tsx';
import { LockedPrompt } from '../piece/locked-prompt.tsx';
import { SaveButton } from '../piece/save-button.tsx';
import { ShareButton } from '../piece/share-button.tsx';
import { bookCopy as copy } from './book.copy.ts';
import { chapterAddress, chapterAt, chapterStarts } from './book-chapters.ts';
import { BookContents } from './book-contents.tsx';
import { BookMissing } from './book-missing.tsx';
import { type KeepPlace, useBookProgress } from './book-progress.ts';
import { BookReader } from './book-reader.tsx';

type BookOpeningProps = {
  book: BookCard;
  /** Undefined if only the data of the list has been loaded. */
  chapterCount: number | undefined;
  /** The link to a conversation about the book. */
  talk?: ReactNode;
  /** Buttons below the summary. */
  children?: ReactNode;
};

/** Cover, title and summary of a book, which every reader may see. */
function BookOpening({ book, chapterCount, talk, children }: BookOpeningProps) {
  const facts = [
    contentCopy.minutes.book(book.minutes),
    ...(chapterCount === undefined ? [] : [copy.chapterCount(chapterCount)]),
  ];
  return (
    <>
      <BackLink to={paths.books} label={copy.back} />
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-center">
        <ContentImage content={book} isFirst className="aspect-[2/1] h-auto w-full rounded-card sm:aspect-[4/3]" />
        <div>
          <h1 ref={takeFocus} tabIndex={-1} className="font-bold text-3xl tracking-tight">
            {book.title}
          </h1>
          <p className="mt-2 text-lg">{book.subtitle}</p>
          <p className="mt-3 max-w-[56ch] text-ink-muted">{book.summary}</p>
          <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
            <ContentBadge isPremium={book.isPremium} isLocked={book.isLocked} />
            <span>{facts.join(' · ')}</span>
          </p>
          {children && <div className="mt-5 flex flex-wrap gap-3">{children}</div>}
          {talk && <div className="mt-3">{talk}</div>}
        </div>
      </div>
    </>
  );
}

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-10/12', 'w-full', 'w-2/5'];
const CHAPTERS = ['w-4/5', 'w-3/5', 'w-2/3', 'w-4/5', 'w-1/2', 'w-3/5', 'w-2/3', 'w-1/2'];

const Bars = ({ widths, className }: { widths: readonly string[]; className: string }) =>
  widths.map((width, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change or move.
    <Skeleton key={index} className={`${className} ${width}`} />
  ));

/** A placeholder for chapters and text. */
const TextSkeleton = () => (
  <div role="status" className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-14">
    <span className="sr-only">{copy.loading}</span>
    <div className="flex flex-col gap-4">
      <Bars widths={CHAPTERS} className="h-7" />
    </div>
    <div className="mt-14 flex max-w-[32.5rem] flex-col gap-3 lg:mt-0">
      <Skeleton className="mb-4 h-9 w-2/3" />
      <Bars widths={LINES} className="h-5" />
    </div>
  </div>
);

/** A placeholder for a book's page without cached data. */
const BookSkeleton = () => (
  <>
    <Skeleton className="mb-2 h-9 w-44" />
    <div className="grid gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-center">
      <Skeleton className="aspect-[2/1] w-full sm:aspect-[4/3] rounded-card" />
      <div>
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="mt-3 h-7 w-full" />
        <Skeleton className="mt-3 h-24 w-full" />
        <Skeleton className="mt-3 h-6 w-52" />
        <Skeleton className="mt-6 h-11 w-full sm:w-80" />
        <Skeleton className="mt-3 h-14 w-full sm:w-80" />
      </div>
    </div>
    <TextSkeleton />
  </>
);

/**
 * A link to start or continue reading. It names the chapter, because chapters are the same on every device while
 * pages are not.
 */
function ReadLink({ chapters, share }: { chapters: Book['chapters']; share: number }) {
  const isNew = share === 0;
  const isRead = share >= READ_SHARE;
  const chapter = isNew || isRead ? 0 : chapterAt(chapterStarts(chapters), share);
  const label = isNew ? copy.start : isRead ? copy.again : copy.continueAt(chapter + 1);
  return (
    <AnchorButton href={chapterAddress(chapter)} className="w-full sm:w-auto">
      {label}
    </AnchorButton>
  );
}

type BookViewProps = {
  /** The book's data from the list. */
  card: BookCard;
  /** Undefined while the book is loading. */
  book: Book | undefined;
  /** Whether this is the version for visitors, whose locks may not apply to the member. */
  isPlaceholder: boolean;
  talk: ReactNode;
  between: ReactNode;
};

type BodyProps = Omit<BookViewProps, 'card' | 'talk'> & { book: Book; keep: KeepPlace };

/** The text if the plan includes it, otherwise the table of contents; then the sources. */
function BookBody({ book, isPlaceholder, keep, between }: BodyProps) {
  // While it is unknown whether the member may read the text, the content below it is hidden, because the text would
  // shift that content.
  const isAwaited = book.isLocked && isPlaceholder;
  return (
    <>
      {!book.isLocked && <BookReader chapters={book.chapters} keep={keep} />}
      {isAwaited && <TextSkeleton />}
      {book.isLocked && !isPlaceholder && (
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
          <LockedPrompt content={book} />
          <BookContents chapters={book.chapters} current={null} isLocked />
        </div>
      )}
      <div className={isAwaited ? 'invisible' : undefined}>
        <div className="mt-8 border-border border-t pt-8">
          <ContentNote className="mb-8 max-w-[48ch]" />
          <div className="max-w-3xl">
            <ReferencesList references={book.references} />
          </div>
          <p className="mt-6 text-ink-muted text-sm">{copy.updatedAt(formatDate(book.lastUpdated))}</p>
        </div>
        {between}
        <RelatedContent related={book.related} />
      </div>
    </>
  );
}

/** The same elements while the text loads and afterwards, so that the heading keeps the focus. */
function BookView({ card, book, isPlaceholder, talk, between }: BookViewProps) {
  const { share, keep } = useBookProgress(card.id);
  const details = book ?? card;
  usePageTitle(details.title);
  return (
    <>
      <BookOpening
        book={{ ...details, isLocked: details.isLocked && book !== undefined && !isPlaceholder }}
        chapterCount={book?.chapters.length}
        talk={talk}
      >
        {book && !book.isLocked && <ReadLink chapters={book.chapters} share={share} />}
        {!book && !card.isLocked && <Skeleton className="h-11 w-full sm:w-36" />}
        <SaveButton content={details} />
        <ShareButton content={details} />
      </BookOpening>
      {book ? <BookBody book={book} isPlaceholder={isPlaceholder} keep={keep} between={between} /> : <TextSkeleton />}
    </>
  );
}

type Props = {
  id: string;
  /** The link to a conversation about the book. It has the same height for every reader. */
  talk?: ReactNode;
  /** Rendered between the book and related content. */
  between?: ReactNode;
};

/** The screen /livros/:id: a book with its chapters. */
export function BookScreen({ id, talk, between }: Props) {
  const reader = useAccount()?.userId ?? null;
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = useQuery(bookQuery(reader, id));
  const { data: shelf } = useQuery({ ...booksQuery(reader), enabled: false });
  // A prerendered free book stays readable even if the member's version can't be loaded.
  const { data: open } = useQuery({ ...bookQuery(null, id), enabled: false });

  if (isRefusal(error, 'CONTENT_WITHDRAWN')) return <BookMissing isGone />;
  if (isRefusal(error, 'CONTENT_NOT_FOUND')) return <BookMissing isGone={false} />;
  const card = shelf?.find((book) => book.id === id);
  const book = data ?? (open?.isLocked === false ? open : undefined);
  const details = book ?? (isPending ? card : undefined);
  if (details)
    return <BookView card={details} book={book} isPlaceholder={isPlaceholderData} talk={talk} between={between} />;
  if (isPending) return <BookSkeleton />;
  return <ErrorState isWholePage message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />;
}
