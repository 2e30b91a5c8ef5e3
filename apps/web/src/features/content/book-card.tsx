import type { BookCard as Book } from '@alento/contract/content';
import { READ_SHARE } from '@alento/domain/content/reading';
import { Link } from 'react-router';
import { Skeleton } from '../../ui/skeleton.tsx';
import { bookCopy, progressCopy } from './book.copy.ts';
import { contentCopy } from './content.copy.ts';
import { ContentBadge } from './content-badge.tsx';
import { ContentImage } from './content-image.tsx';

type Props = {
  book: Book;
  /** How far it was read, 0 to 1. */
  share: number;
  isFirst?: boolean;
};

const FRAME =
  'relative grid h-full grid-cols-[4.5rem_minmax(0,1fr)] content-start gap-x-4 overflow-hidden rounded-card border ' +
  'border-border bg-surface p-4 transition-colors has-[a:hover]:border-border-strong ' +
  'sm:grid-cols-1 sm:grid-rows-[auto_auto_1fr] sm:p-0';
const PICTURE = 'size-18 rounded-control sm:aspect-[4/3] sm:h-auto sm:w-full sm:rounded-none';
const NAMES = 'min-w-0 self-center sm:px-5 sm:pt-5 sm:self-start';
const WORDS = 'col-span-full flex flex-col pt-3 sm:px-5 sm:pb-5';

const readText = (share: number): string => (share >= READ_SHARE ? progressCopy.finished : progressCopy.read(share));

/** A book on the shelf: its cover, what it is about, and for who keeps an account how far it was read. */
export const BookCard = ({ book, share, isFirst = false }: Props) => (
  <article className={FRAME}>
    <ContentImage content={book} isFirst={isFirst} className={PICTURE} />
    <div className={NAMES}>
      <h2 className="font-bold text-lg leading-snug">
        <Link
          to={book.url}
          className="after:absolute after:inset-0 after:rounded-card hover:text-brand focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:-outline-offset-3"
        >
          {book.title}
        </Link>
      </h2>
      <p className="mt-0.5 text-sm">{book.subtitle}</p>
    </div>
    <div className={WORDS}>
      <p className="mb-4 text-ink-muted text-sm">{book.summary}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
        <ContentBadge isPremium={book.isPremium} isLocked={book.isLocked} />
        <span>
          {contentCopy.minutes.book(book.minutes)} · {bookCopy.chapterCount(book.chapterCount)}
          {share > 0 && ` · ${readText(share)}`}
        </span>
      </p>
    </div>
    {share > 0 && (
      <span
        aria-hidden
        className="absolute inset-x-0 bottom-0 h-1 origin-left bg-brand"
        style={{ transform: `scaleX(${share >= READ_SHARE ? 1 : share})` }}
      />
    )}
  </article>
);

/** The place of a book that is still to come. */
export const BookCardSkeleton = () => (
  <div aria-hidden className={FRAME}>
    <Skeleton className={PICTURE} />
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
