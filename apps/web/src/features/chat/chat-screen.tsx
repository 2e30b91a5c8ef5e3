import { MessagesSquare, SquarePen } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../config/paths.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { chatCopy as copy } from './chat.copy.ts';
import { ChatHeader } from './chat-header.tsx';
import { ConversationView } from './conversation.tsx';
import { useConversation } from './use-conversation.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';

/** Name of the query in the address (companion §2). */
const SESSION = 'sessionId';

/**
 * Which conversation the address names. Its first message gives one an id, and the address follows:
 * that is no other conversation.
 */
function useAddressed() {
  const [search, setSearch] = useSearchParams();
  const addressed = search.get(SESSION) || null;
  const [state, setState] = useState({ seen: addressed, key: 0, begun: null as string | null });
  if (state.seen !== addressed) {
    const isSame = addressed !== null && addressed === state.begun;
    setState({ seen: addressed, key: isSame ? state.key : state.key + 1, begun: null });
  }
  return {
    key: state.key,
    sessionId: addressed ?? state.begun,
    onBegun: (id: string): void => {
      setState((before) => ({ ...before, begun: id }));
      setSearch({ [SESSION]: id }, { replace: true, preventScrollReset: true });
    },
    begin: (): void => setSearch({}, { preventScrollReset: true }),
  };
}

/** All there is between the bars: from edge to edge on phones, a sheet of paper elsewhere. */
const PLACE =
  'flex min-h-96 flex-col overflow-hidden -mx-4 -mt-6 -mb-10 ' +
  'h-[calc(100dvh-var(--top-bar)-max(var(--bottom-bar),var(--keyboard,0px))-var(--floating-room))] ' +
  'sm:mx-auto sm:-mt-4 sm:-mb-8 sm:h-[calc(100dvh-var(--top-bar)-max(var(--bottom-bar),var(--keyboard,0px))-var(--floating-room)-1rem)] ' +
  'sm:max-w-3xl sm:rounded-card sm:border sm:border-border';

type Props = { userId: string; sessionId: string | null; onBegun: (id: string) => void; onBegin: () => void };

function Page({ userId, sessionId, onBegun, onBegin }: Props) {
  const talk = useConversation({ userId, sessionId, onBegun });
  const field = useRef<HTMLTextAreaElement>(null);
  usePageTitle(talk.title || undefined);
  const begin = (): void => {
    onBegin();
    field.current?.focus();
  };
  return (
    <section data-chat-page className={PLACE}>
      <ChatHeader
        sessionId={sessionId}
        name={talk.title}
        messages={talk.messages}
        drawTitle={(title) => (
          <h1 tabIndex={-1} className="font-bold text-lg leading-snug">
            {title}
          </h1>
        )}
      >
        <IconButton label={copy.begin} onClick={begin} disabled={sessionId === null || talk.isSending}>
          <SquarePen aria-hidden size={20} />
        </IconButton>
      </ChatHeader>
      <ConversationView
        userId={userId}
        sessionId={sessionId}
        talk={talk}
        onBegin={begin}
        field={field}
        beside={
          <Link
            to={paths.chatSessions}
            aria-label={copy.all}
            title={copy.all}
            className="grid size-11 shrink-0 place-items-center rounded-control text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink"
          >
            <MessagesSquare aria-hidden size={20} />
          </Link>
        }
      />
    </section>
  );
}

/** /chat: a conversation in full, the one the address names or a new one. */
export function ChatScreen({ userId }: { userId: string }) {
  const { key, sessionId, onBegun, begin } = useAddressed();
  useKeyboardRoom();
  return <Page key={key} userId={userId} sessionId={sessionId} onBegun={onBegun} onBegin={begin} />;
}
