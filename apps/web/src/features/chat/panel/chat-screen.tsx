import { paths } from '@alento/domain/interface/paths';
import { BookOpen, MessagesSquare, SquarePen } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { bookChatCopy } from '../book/book-chat.copy.ts';
import { bookPath, bookSessionsPath } from '../book/book-paths.ts';
import { type ChatBook, useChatBook } from '../book/use-chat-book.ts';
import { chatCopy as copy } from '../chat.copy.ts';
import { ConversationView } from '../conversation/conversation.tsx';
import { useConversation } from '../conversation/use-conversation.ts';
import { PlaceLink } from '../message/place-link.tsx';
import { ChatHeader } from './chat-header.tsx';
import { useKeyboardRoom } from './use-keyboard-room.ts';

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
  return {
    key: state.key,
    sessionId: addressed ?? state.begun,
    bookId,
    onBegun: (id: string): void => {
      setState((before) => ({ ...before, begun: id }));
      setSearch({ ...ofBook(bookId), [SESSION]: id }, { replace: true, preventScrollReset: true });
    },
    begin: (about: string | null): void => setSearch(ofBook(about), { preventScrollReset: true }),
  };
}

/** Fills the space between the bars: edge to edge on phones, a card on larger screens. */
const PLACE =
  '@container flex min-h-60 flex-col overflow-hidden -mx-4 -mt-6 -mb-10 ' +
  'h-[calc(100dvh-var(--top-bar)-max(var(--bottom-bar),var(--keyboard,0px))-var(--floating-room))] ' +
  'sm:mx-auto sm:-mt-4 sm:-mb-8 sm:h-[calc(100dvh-var(--top-bar)-max(var(--bottom-bar),var(--keyboard,0px))-var(--floating-room)-1rem)] ' +
  'sm:max-w-3xl sm:rounded-card sm:border sm:border-border';

/** Names the conversation's book in a sentence. */
function aboutOf({ title, isGone }: ChatBook): string {
  if (title !== null) return bookChatCopy.about(title);
  return isGone ? bookChatCopy.aboutGone : bookChatCopy.aboutSome;
}

function ToBook({ book: { id, title } }: { book: ChatBook }) {
  const label = title === null ? bookChatCopy.openSome : bookChatCopy.open(title);
  return (
    <PlaceLink to={bookPath(id)} label={label}>
      <BookOpen aria-hidden size={20} />
    </PlaceLink>
  );
}

type PageProps = {
  userId: string;
  sessionId: string | null;
  bookId: string | null;
  onBegun: (id: string) => void;
  onBegin: (bookId: string | null) => void;
  missing: ReactNode;
};

function Page({ userId, sessionId, bookId, onBegun, onBegin, missing }: PageProps) {
  const talk = useConversation({ userId, sessionId, bookId, onBegun });
  const book = useChatBook(userId, talk.bookId);
  const field = useRef<HTMLTextAreaElement>(null);
  usePageTitle(talk.title || (book?.title && bookChatCopy.pageTitle(book.title)) || undefined);
  const begin = (): void => {
    onBegin(talk.bookId);
    field.current?.focus();
  };
  if (book?.isGone && sessionId === null) return missing;
  const beginLabel = book ? bookChatCopy.begin : copy.begin;
  const allLabel = book ? bookChatCopy.all : copy.all;
  return (
    <section data-chat-page className={PLACE}>
      <ConversationView
        userId={userId}
        sessionId={sessionId}
        talk={talk}
        book={book}
        onBegin={begin}
        field={field}
        header={(mode) => (
          <ChatHeader
            mode={mode}
            sessionId={sessionId}
            name={talk.title}
            messages={talk.messages}
            about={book && aboutOf(book)}
            drawTitle={(title) => (
              <h1 tabIndex={-1} className="font-bold text-lg leading-snug">
                {title}
              </h1>
            )}
          >
            {book && !book.isGone && <ToBook book={book} />}
            <IconButton
              label={beginLabel}
              onClick={begin}
              disabled={sessionId === null || talk.isSending || book?.isGone}
            >
              <SquarePen aria-hidden size={20} />
            </IconButton>
          </ChatHeader>
        )}
        beside={
          <PlaceLink to={book ? bookSessionsPath(book.id) : paths.chatSessions} label={allLabel}>
            <MessagesSquare aria-hidden size={20} />
          </PlaceLink>
        }
      />
    </section>
  );
}

type Props = {
  userId: string;
  /** Rendered if the URL names a book that doesn't exist. */
  missing?: ReactNode;
};

/** The page /chat: the conversation in the URL or a new one, about a book if the URL names one. */
export function ChatScreen({ userId, missing = null }: Props) {
  const { key, sessionId, bookId, onBegun, begin } = useAddressed();
  useKeyboardRoom();
  return (
    <Page
      key={key}
      userId={userId}
      sessionId={sessionId}
      bookId={bookId}
      onBegun={onBegun}
      onBegin={begin}
      missing={missing}
    />
  );
}
