import type { BookCard } from '@alento/contract/content';
import { paths } from '@alento/domain/interface/paths';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { takeFocus } from '../../../lib/page/take-focus.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { contentCopy } from '../content.copy.ts';
import { ContentBadge } from '../piece/content-badge.tsx';
import { ContentImage } from '../piece/content-image.tsx';
import { bookCopy as copy } from './book.copy.ts';

type Props = {
  book: BookCard;
  /** Undefined if only the data of the list has been loaded. */
  chapterCount: number | undefined;
  /** The link to a conversation about the book. */
  talk?: ReactNode;
  /** Buttons below the summary. */
  children?: ReactNode;
};

/** Cover, title and summary of a book, which every reader may see. */
export function BookOpening({ book, chapterCount, talk, children }: Props) {
  const facts = [
    contentCopy.minutes.book(book.minutes),
    ...(chapterCount === undefined ? [] : [copy.chapterCount(chapterCount)]),
  ];
  return (
    <>
      <LinkButton to={paths.books} variant="quiet" className="-mt-3 mb-2 -ml-4">
        <ArrowLeft size={20} aria-hidden />
        {copy.back}
      </LinkButton>
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
