import { paths } from '@alento/domain/interface/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { sessionsQuery } from '../chat.api.ts';
import { Begin, SessionsLoading, SessionsOf } from '../sessions/sessions-screen.tsx';
import { bookSessionsCopy as copy } from './book.copy.ts';
import { bookChatPath, bookPath, useChatBook, useIncludesBookChat } from './chat-book.ts';

type Props = {
  userId: string;
  bookId: string;
  /** Rendered if the book doesn't exist and the person has no conversations about it. */
  missing: ReactNode;
};

const ToBook = ({ bookId }: { bookId: string }) => (
  <div className="mx-auto max-w-3xl">
    <BackLink to={bookPath(bookId)} label={copy.back} />
  </div>
);

const Plans = () => (
  <LinkButton to={paths.plans} variant="secondary">
    {copy.plans}
  </LinkButton>
);

/**
 * The screen /livros/:id/sessoes: the conversations about a book. Those about a book that was removed from the library
 * can only be read or deleted.
 */
export function BookSessionsScreen({ userId, bookId, missing }: Props) {
  const book = useChatBook(userId, bookId);
  const talks = useIncludesBookChat();
  const { isGone = false, title = null } = book ?? {};
  const { data, isPending } = useInfiniteQuery({ ...sessionsQuery('', bookId), enabled: isGone });
  usePageTitle(title === null ? undefined : `${copy.title} ${title}`);
  if (isGone && isPending) return <SessionsLoading />;
  if (isGone && !data?.pages.flat().length) return missing;
  const begin = talks === false ? <Plans /> : <Begin to={bookChatPath(bookId)} />;
  return (
    <>
      {!isGone && <ToBook bookId={bookId} />}
      <SessionsOf
        bookId={bookId}
        title={copy.title}
        lead={isGone ? copy.leadGone : title === null ? copy.leadSome : copy.lead(title)}
        begin={isGone ? null : begin}
        emptyTitle={copy.emptyTitle}
        emptyText={talks === false ? copy.emptyTextPlan : copy.emptyText}
      />
    </>
  );
}
