import type { ChatSession } from '@alento/contract/chat';
import { HISTORY_QUERY_MAX } from '@alento/domain/chat/limits';
import { chatPath, paths } from '@alento/domain/interface/paths';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { PencilLine, SquarePen, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatTime } from '../../../lib/time/dates.format.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { checkText, prepareCheck } from '../../../state/crisis/check-text.ts';
import { Button, IconButton, LinkButton } from '../../../ui/button.tsx';
import { SearchAsTyped } from '../../../ui/field/search-as-typed.tsx';
import { Horizon } from '../../../ui/horizon.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { bookChatPath } from '../book/chat-book.ts';
import { sessionsQuery } from '../chat.api.ts';
import { plainWords } from '../message/plain-words.ts';
import { byDay, dayTitle } from './by-day.ts';
import { RemoveDialog, RenameDialog } from './session-dialogs.tsx';
import { sessionsCopy as copy } from './sessions.copy.ts';

export const Begin = ({ to = paths.chat }: { to?: string }) => (
  <LinkButton to={to} icon={SquarePen}>
    {copy.begin}
  </LinkButton>
);

export const SessionsLoading = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">{copy.loading}</span>
    <Skeleton className="h-5 w-24" />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-28 rounded-card" />
    ))}
  </div>
);

type RowProps = { session: ChatSession; onRename: () => void; onRemove: () => void };

/** One conversation of the list; a tap opens it. */
const SessionRow = ({
  session: { id, bookId, title, preview, messageCount, updatedAt },
  onRename,
  onRemove,
}: RowProps) => (
  <li className="relative flex items-start gap-1 rounded-card border border-border bg-surface py-2 pr-2 pl-4 transition-colors hover:bg-surface-raised">
    <div className="min-w-0 flex-1 py-1.5">
      <Link
        to={bookId === null ? chatPath(id) : bookChatPath(bookId, id)}
        className="font-semibold after:absolute after:inset-0 after:rounded-card"
      >
        {title}
      </Link>
      <p className="line-clamp-2 text-ink-muted text-sm">{plainWords(preview)}</p>
      <p className="mt-1 text-ink-muted text-xs">
        {formatTime(updatedAt, timeZone())} · {copy.messages(messageCount)}
      </p>
    </div>
    <div className="relative z-10 flex shrink-0">
      <IconButton label={copy.rename(title)} onClick={onRename}>
        <PencilLine aria-hidden size={18} />
      </IconButton>
      <IconButton label={copy.remove(title)} onClick={onRemove}>
        <Trash2 aria-hidden size={18} />
      </IconButton>
    </div>
  </li>
);

type FrameProps = {
  /** Id of the book that the conversations are about. Null for conversations that are about no book. */
  bookId: string | null;
  begin: ReactNode;
} & Record<'title' | 'lead' | 'emptyTitle' | 'emptyText', string>;

/** A list of conversations with buttons to search, rename and delete. */
export function SessionsOf({ bookId, title, lead, begin, emptyTitle, emptyText }: FrameProps) {
  const today = useToday();
  const [words, setWords] = useState('');
  const [hasSearched, setSearched] = useState(false);
  const [requested, setRequested] = useState<{ Dialog: typeof RenameDialog; session: ChatSession } | null>(null);
  const read = useInfiniteQuery({ ...sessionsQuery(words, bookId), placeholderData: keepPreviousData });
  const sessions = read.data?.pages.flat() ?? [];
  const isFresh = !read.isPlaceholderData;
  /** Whether there is nothing to search. The empty state has the button to begin. A field that was used stays. */
  const isEmpty = !hasSearched && isFresh && read.isSuccess && sessions.length === 0;

  const list = (): ReactNode => {
    if (read.isPending) return <SessionsLoading />;
    if (sessions.length > 0) {
      return (
        <div className="grid gap-6">
          {byDay(sessions, ({ updatedAt }) => updatedAt, timeZone()).map(({ date, items }) => (
            <Section key={`${date} ${items[0]?.id}`} title={dayTitle(date, today)} look="mb-2 font-bold text-sm">
              <ul className="grid gap-3">
                {items.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    onRename={() => setRequested({ Dialog: RenameDialog, session })}
                    onRemove={() => setRequested({ Dialog: RemoveDialog, session })}
                  />
                ))}
              </ul>
            </Section>
          ))}
        </div>
      );
    }
    if (read.isError) {
      return <ErrorState message={copy.failed} onRetry={() => void read.refetch()} busy={read.isFetching} />;
    }
    if (words !== '') return <EmptyState title={copy.nothingTitle} text={copy.nothingText(words)} />;
    const picture = (
      <div className="w-full overflow-hidden rounded-card bg-brand-soft pt-10">
        <Horizon className="h-28" />
      </div>
    );
    return isFresh && <EmptyState title={emptyTitle} text={emptyText} action={begin} picture={picture} />;
  };

  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle lead={lead} action={!isEmpty && begin}>
        {title}
      </PageTitle>
      {!isEmpty && (
        <SearchAsTyped
          label={copy.search}
          clearLabel={copy.clearSearch}
          className="mb-6"
          max={HISTORY_QUERY_MAX}
          onWords={setWords}
          onFocus={() => {
            setSearched(true);
            prepareCheck();
          }}
          onSubmit={checkText}
        />
      )}
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
      {requested && <requested.Dialog session={requested.session} onClose={() => setRequested(null)} />}
    </div>
  );
}

/** The screen /chat/sessions: every conversation that is not about a book. */
export const SessionsScreen = () => <SessionsOf {...copy} bookId={null} begin={<Begin />} />;
