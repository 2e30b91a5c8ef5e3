import type { BookCard as Book } from '@alento/contract/content';
import { READ_SHARE } from '@alento/domain/content/reading';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { bookCopy, placeCopy } from '../book/book.copy.ts';
import { contentCopy } from '../content.copy.ts';
import { ContentBadge } from '../piece/content-badge.tsx';
import { ContentImage } from '../piece/content-image.tsx';
import { CARD_FRAME, CARD_PICTURE, CardLink } from '../shelf/card-parts.tsx';

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
export const BookCard = ({ book, share, isFirst = false }: Props) => (
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
export const BookCardSkeleton = () => (
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
