import { BookOpen } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { MenuItem } from '../../../ui/overlay/menu.tsx';
import { bookChatCopy } from '../book/book.copy.ts';
import { bookPath, useChatBook } from '../book/chat-book.ts';
import { ConversationView } from './conversation.tsx';
import { useConversation } from './use-conversation.ts';

/** Query parameter with the conversation's id. */
const SESSION = 'sessionId';
/** Query parameter with the book's id, for a new conversation and for one that is not loaded yet. */
const BOOK = 'bookId';

const ofBook = (id: string | null): Record<string, string> => (id === null ? {} : { [BOOK]: id });

/**
 * Reads the conversation from the URL. When a new conversation gets its id, the URL is updated without starting
 * another one.
 */
function useAddressed() {
  const [search, setSearch] = useSearchParams();
  const addressed = search.get(SESSION) || null;
  const bookId = search.get(BOOK) || null;
  const seen = JSON.stringify([addressed, bookId]);
  const [state, setState] = useState({ seen, key: 0, begun: null as string | null });
  if (state.seen !== seen) {
    const isSame = addressed !== null && addressed === state.begun;
    setState({ seen, key: isSame ? state.key : state.key + 1, begun: null });
  }
  const at = {
    sessionId: addressed ?? state.begun,
    bookId,
    onBegun: (id: string): void => {
      setState((before) => ({ ...before, begun: id }));
      setSearch({ ...ofBook(bookId), [SESSION]: id }, { replace: true, preventScrollReset: true });
    },
    begin: (about: string | null): void => setSearch(ofBook(about), { preventScrollReset: true }),
  };
  return { key: state.key, at };
}

/** Fills the space between the bars: edge to edge on phones, a card on larger screens. */
const PLACE =
  '@container flex min-h-48 flex-col overflow-hidden -mx-4 -mt-6 -mb-10 ' +
  'h-[calc(100dvh-var(--top-bar)-max(var(--bottom-bar),var(--keyboard,0px))-var(--floating-room)-var(--last-seen-line,0px))] ' +
  'sm:mx-auto sm:-mt-4 sm:-mb-8 sm:h-[calc(100dvh-var(--top-bar)-max(var(--bottom-bar),var(--keyboard,0px))-var(--floating-room)-var(--last-seen-line,0px)-1rem)] ' +
  'sm:max-w-3xl sm:rounded-card sm:border sm:border-border';

type Props = {
  userId: string;
  /** Rendered if the URL names a book that doesn't exist. */
  missing?: ReactNode;
};

function Page({ userId, at, missing }: Props & Pick<ReturnType<typeof useAddressed>, 'at'>) {
  const { sessionId, bookId, onBegun } = at;
  const talk = useConversation({ userId, sessionId, bookId, onBegun });
  const book = useChatBook(userId, talk.bookId);
  const field = useRef<HTMLTextAreaElement>(null);
  usePageTitle(talk.title || (book?.title && bookChatCopy.pageTitle(book.title)) || undefined);
  const begin = (): void => {
    at.begin(talk.bookId);
    field.current?.focus();
  };
  if (book?.isGone && sessionId === null) return missing;
  return (
    <section data-chat-page className={PLACE}>
      <ConversationView
        userId={userId}
        sessionId={sessionId}
        talk={talk}
        book={book}
        onBegin={begin}
        field={field}
        heading={(title) => (
          <h1 tabIndex={-1} className="font-bold leading-5">
            {title}
          </h1>
        )}
        items={
          book &&
          !book.isGone && (
            <MenuItem asChild>
              <Link to={bookPath(book.id)}>
                <BookOpen aria-hidden size={20} className="shrink-0" />
                {bookChatCopy.open}
              </Link>
            </MenuItem>
          )
        }
      />
    </section>
  );
}

/** The page /chat: the conversation in the URL or a new one, about a book if the URL names one. */
export function ChatScreen({ userId, missing = null }: Props) {
  const { key, at } = useAddressed();
  return <Page key={key} userId={userId} at={at} missing={missing} />;
}
