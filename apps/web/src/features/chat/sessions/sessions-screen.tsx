import type { ChatSession } from '@alento/contract/chat';
import { paths } from '@alento/domain/interface/paths';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare, SquarePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { timeZone } from '../../../lib/time/clock.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { sessionsQuery } from '../chat.queries.ts';
import { byDay, dayTitle } from './by-day.ts';
import { RemoveDialog, RenameDialog } from './session-dialogs.tsx';
import { SessionRow } from './session-row.tsx';
import { SessionSearch } from './session-search.tsx';
import { sessionsCopy as copy } from './sessions.copy.ts';
import { useSessionSearch } from './use-session-search.ts';

type Asked = { act: 'rename' | 'remove'; session: ChatSession };

/** A link to a new conversation. */
export const Begin = ({ to = paths.chat }: { to?: string }) => (
  <Button asChild>
    <Link to={to}>
      <SquarePen aria-hidden size={18} />
      {copy.begin}
    </Link>
  </Button>
);

/** Placeholder for the loading list. */
export const ListSkeleton = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">{copy.loading}</span>
    <Skeleton className="h-5 w-24" />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-28 rounded-card" />
    ))}
  </div>
);

type EmptyProps = { title: string; text: string; action: ReactNode };

const Empty = (words: EmptyProps) => (
  <EmptyState
    {...words}
    picture={
      <span className="grid size-16 place-items-center rounded-pill bg-brand-soft text-on-brand-soft">
        <MessagesSquare aria-hidden size={30} />
      </span>
    }
  />
);

type DaysProps = { sessions: readonly ChatSession[]; onAsk: (asked: Asked) => void };

function Days({ sessions, onAsk }: DaysProps) {
  const today = useToday();
  return (
    <div className="grid gap-6">
      {byDay(sessions, ({ updatedAt }) => updatedAt, timeZone()).map(({ date, items }) => (
        <section key={`${date} ${items[0]?.id}`} aria-labelledby={`dia-${date}`}>
          <h2 id={`dia-${date}`} className="mb-2 font-bold text-sm">
            {dayTitle(date, today)}
          </h2>
          <ul className="grid gap-3">
            {items.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onRename={() => onAsk({ act: 'rename', session })}
                onRemove={() => onAsk({ act: 'remove', session })}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type FrameProps = {
  /** Id of the book that the conversations are about. Null for conversations that are about no book. */
  bookId: string | null;
  title: string;
  lead: string;
  /** The link to a new conversation. */
  begin: ReactNode;
  emptyTitle: string;
  emptyText: string;
};

/** A list of conversations with buttons to search, rename and delete. */
export function SessionsOf({ bookId, title, lead, begin, emptyTitle, emptyText }: FrameProps) {
  const { typed, setTyped, words, submit } = useSessionSearch();
  const [asked, setAsked] = useState<Asked | null>(null);
  const read = useInfiniteQuery({ ...sessionsQuery(words, bookId), placeholderData: keepPreviousData });
  const sessions = read.data?.pages.flat() ?? [];
  const isFresh = !read.isPlaceholderData;
  const close = (): void => setAsked(null);

  const list = (): ReactNode => {
    if (read.isPending) return <ListSkeleton />;
    if (read.isError && sessions.length === 0) {
      return <ErrorState message={copy.failed} onRetry={() => void read.refetch()} busy={read.isFetching} />;
    }
    if (sessions.length === 0 && words === '')
      return isFresh && <Empty title={emptyTitle} text={emptyText} action={begin} />;
    if (sessions.length === 0) return <EmptyState title={copy.nothingTitle} text={copy.nothingText(words)} />;
    return <Days sessions={sessions} onAsk={setAsked} />;
  };

  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle lead={lead} action={begin}>
        {title}
      </PageTitle>
      <SessionSearch typed={typed} onType={setTyped} onSubmit={submit} />
      <VisuallyHidden role="status">
        {words !== '' && isFresh && !read.isPending && copy.found(sessions.length)}
      </VisuallyHidden>
      {list()}
      {read.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-6 w-full"
          busy={read.isFetchingNextPage}
          onClick={() => void read.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
      {asked?.act === 'rename' && <RenameDialog session={asked.session} onClose={close} />}
      {asked?.act === 'remove' && <RemoveDialog session={asked.session} onClose={close} />}
    </div>
  );
}

/** The screen /chat/sessions: every conversation that is not about a book. */
export const SessionsScreen = () => (
  <SessionsOf
    bookId={null}
    title={copy.title}
    lead={copy.lead}
    begin={<Begin />}
    emptyTitle={copy.emptyTitle}
    emptyText={copy.emptyText}
  />
);
