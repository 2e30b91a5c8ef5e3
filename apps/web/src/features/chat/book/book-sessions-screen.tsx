import { paths } from '@alento/domain/interface/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { sessionsQuery } from '../chat.queries.ts';
import { Begin, ListSkeleton, SessionsOf } from '../sessions/sessions-screen.tsx';
import { bookSessionsCopy as copy } from './book-chat.copy.ts';
import { bookChatPath, bookPath } from './book-paths.ts';
import { useChatBook, useTalksOfBooks } from './use-chat-book.ts';

type Props = {
  userId: string;
  bookId: string;
  /** Rendered if the book doesn't exist and the person has no conversations about it. */
  missing: ReactNode;
};

const Plans = () => (
  <Button variant="secondary" asChild>
    <Link to={paths.plans}>{copy.plans}</Link>
  </Button>
);

/** The conversations about a book that the library contains. */
function OnShelf({ bookId, title }: { bookId: string; title: string | null }) {
  const talks = useTalksOfBooks();
  usePageTitle(title === null ? undefined : `${copy.title} ${title}`);
  return (
    <>
      <div className="mx-auto max-w-3xl">
        <Button variant="quiet" asChild className="-mt-3 mb-2 -ml-4">
          <Link to={bookPath(bookId)}>
            <ArrowLeft size={20} aria-hidden />
            {copy.back}
          </Link>
        </Button>
      </div>
      <SessionsOf
        bookId={bookId}
        title={copy.title}
        lead={title === null ? copy.leadSome : copy.lead(title)}
        begin={talks === false ? <Plans /> : <Begin to={bookChatPath(bookId)} />}
        emptyTitle={copy.emptyTitle}
        emptyText={talks === false ? copy.emptyTextPlan : copy.emptyText}
      />
    </>
  );
}

/** The conversations about a book that was removed from the library. They can only be read or deleted. */
function OffShelf({ bookId, missing }: Omit<Props, 'userId'>) {
  const { data, isPending } = useInfiniteQuery(sessionsQuery('', bookId));
  if (isPending) return <ListSkeleton />;
  if (!data || data.pages.flat().length === 0) return missing;
  return (
    <SessionsOf
      bookId={bookId}
      title={copy.title}
      lead={copy.leadGone}
      begin={null}
      emptyTitle={copy.emptyTitle}
      emptyText={copy.emptyText}
    />
  );
}

/** The screen /livros/:id/sessoes: the conversations about a book. */
export function BookSessionsScreen({ userId, bookId, missing }: Props) {
  const book = useChatBook(userId, bookId);
  if (book?.isGone) return <OffShelf bookId={bookId} missing={missing} />;
  return <OnShelf bookId={bookId} title={book?.title ?? null} />;
}
