import { paths } from '@alento/domain/interface/paths';
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link } from 'react-router';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { bookChatCopy } from '../book/book-chat.copy.ts';
import { BookClosed } from '../book/book-closed.tsx';
import { type ChatBook, useTalksOfBooks } from '../book/use-chat-book.ts';
import { chatCopy as copy, suggestionsCopy } from '../chat.copy.ts';
import { Composer } from '../composer/composer.tsx';
import { ComposerFoot } from '../composer/composer-foot.tsx';
import { draftStore } from '../composer/draft-store.ts';
import { MessageList } from '../message/message-list.tsx';
import { Bubble } from '../message/message-parts.tsx';
import { type ChatMode, ModeToggle } from '../panel/mode-toggle.tsx';
import { ListSkeleton } from '../sessions/list-skeleton.tsx';
import { VoiceMissing } from '../voice/voice-missing.tsx';
import { AtLimit } from './limit-card.tsx';
import { SuggestionList, Suggestions } from './suggestion-list.tsx';
import type { Talk } from './use-conversation.ts';

/** The conversation by voice is loaded on demand, because most conversations are by text. */
const VoiceScreen = lazy(() => import('../voice/voice-screen.tsx').catch(() => ({ default: VoiceMissing })));

type Props = {
  userId: string;
  sessionId: string | null;
  talk: Talk;
  /** The book that the conversation is about, or null. */
  book?: ChatBook | null;
  /** Starts another conversation. */
  onBegin: () => void;
  /** Renders title and buttons. */
  header: (mode: ChatMode) => ReactNode;
  /** Rendered beside the mode switch. */
  beside: ReactNode;
  field: RefObject<HTMLTextAreaElement | null>;
};

const Missing = ({ onBegin }: Pick<Props, 'onBegin'>) => (
  <div className="grid min-h-0 flex-1 content-center overflow-y-auto px-4">
    <EmptyState
      title={copy.missingTitle}
      text={copy.missingText}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={onBegin}>{copy.begin}</Button>
          <Button variant="secondary" asChild>
            <Link to={paths.chatSessions}>{copy.all}</Link>
          </Button>
        </div>
      }
    />
  </div>
);

/** The greeting of every conversation and, before its first message, suggestions. */
function Opening({
  talk,
  book,
  isEmpty,
  isClosed,
}: {
  talk: Talk;
  book: ChatBook | null;
  isEmpty: boolean;
  isClosed: boolean;
}) {
  const { welcome, welcomeSome, suggestions } = bookChatCopy;
  const words = book === null ? copy.welcome : book.title === null ? welcomeSome : welcome(book.title);
  const say = { onChoose: talk.send, disabled: talk.isBusy };
  return (
    <>
      <Bubble isUser={false}>
        <p>{words}</p>
      </Bubble>
      {isEmpty &&
        !talk.isOverLimit &&
        !isClosed &&
        (book === null ? (
          <SuggestionList {...say} />
        ) : (
          <Suggestions label={suggestionsCopy.label} texts={suggestions} {...say} />
        ))}
    </>
  );
}

type SaidProps = Pick<Props, 'sessionId' | 'talk' | 'onBegin'> & {
  book: ChatBook | null;
  isClosed: boolean;
  isByVoice: boolean;
};

/** The messages, or the loading, error or empty state. */
function Said({ sessionId, talk, book, isClosed, isByVoice, onBegin }: SaidProps) {
  if (talk.isMissing) return <Missing onBegin={onBegin} />;
  if (talk.loadError !== null) {
    return (
      <div className="grid min-h-0 flex-1 content-center overflow-y-auto px-4">
        <ErrorState message={talk.loadError} onRetry={talk.reload} busy={talk.isReloading} />
      </div>
    );
  }
  if (talk.isLoading) return <ListSkeleton />;
  const isEmpty = sessionId === null && talk.outgoing === null;
  const isWriting = talk.outgoing !== null || talk.waiting !== null;
  const choices = isWriting || isClosed ? [] : (talk.messages.at(-1)?.choices ?? []);
  return (
    <MessageList
      talk={talk}
      // A voice reads a reply from its beginning, and a reply to a crisis begins with what to do.
      showsReplyStart={isByVoice || talk.isAfterCrisis}
      opening={<Opening talk={talk} book={book} isEmpty={isEmpty} isClosed={isClosed} />}
      ending={
        <>
          {choices.length > 0 && !talk.isOverLimit && (
            <Suggestions label={copy.choices} texts={choices} onChoose={talk.send} disabled={talk.isBusy} />
          )}
          {!isClosed && talk.waiting === null && <AtLimit talk={talk} />}
        </>
      }
    />
  );
}

/**
 * A live region. It is rendered empty first, because screen readers should not announce its first text on mount. While
 * it is mute, it announces nothing, because a voice reads the replies aloud.
 */
function Spoken({ text, isMute }: { text: string; isMute: boolean }) {
  const [said, setSaid] = useState('');
  const heard = useRef('');
  useEffect(() => {
    if (!isMute && text !== heard.current) setSaid(text);
    heard.current = text;
  }, [text, isMute]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}

/** Header and mode switch are side by side in a low and wide window, so that messages and field remain visible. */
const TOP = 'border-border border-b [@media(height<34rem)]:@xl:flex [@media(height<34rem)]:@xl:*:first:flex-1';

/** One conversation with header, mode switch, messages and field. The panel and the page share it. */
export function ConversationView({ userId, sessionId, talk, book = null, onBegin, header, beside, field }: Props) {
  const [mode, setMode] = useState<ChatMode>('text');
  const modes = useRef<HTMLDivElement>(null);
  /** The button that was pressed is removed, so the focus goes to the mode switch. */
  const backToText = (): void => {
    setMode('text');
    modes.current?.querySelector('input')?.focus();
  };
  const talksOfBooks = useTalksOfBooks(book !== null);
  const isClosed = book !== null && (book.isGone || talksOfBooks === false);
  const text = useSyncExternalStore(
    draftStore.subscribe,
    () => draftStore.read(userId, talk.draftId),
    () => '',
  );
  // The text is kept as a draft when the person leaves.
  useUnsavedWork(text.trim() !== '', { isKept: true });
  const said = (
    <Said
      sessionId={sessionId}
      talk={talk}
      book={book}
      isClosed={isClosed}
      isByVoice={mode === 'audio'}
      onBegin={onBegin}
    />
  );
  const isReadable = !talk.isMissing && talk.loadError === null && !talk.isLoading && !isClosed;
  return (
    <>
      <Spoken text={talk.spoken} isMute={mode === 'audio'} />
      <div className={TOP}>
        {header(mode)}
        <div className="flex items-center justify-between gap-2 px-4 py-2">
          <div ref={modes}>
            <ModeToggle mode={mode} onChange={setMode} />
          </div>
          {beside}
        </div>
      </div>
      {mode === 'audio' && isReadable ? (
        <Suspense fallback={<ListSkeleton />}>
          <VoiceScreen
            userId={userId}
            sessionId={sessionId}
            talk={talk}
            messages={said}
            isNewAboutBook={book !== null && sessionId === null}
            onText={backToText}
          />
          <div className="px-4">
            <div className="mx-auto w-full max-w-prose">
              <ComposerFoot usage={talk.usage} />
            </div>
          </div>
        </Suspense>
      ) : (
        <>
          {said}
          {!talk.isMissing && (
            <div className="border-border border-t px-4 pt-3 pb-1">
              {isClosed ? (
                <BookClosed isGone={book.isGone} isNew={sessionId === null} />
              ) : (
                <div className="mx-auto w-full max-w-prose">
                  <Composer
                    text={text}
                    onType={(next) => draftStore.write(userId, talk.draftId, next)}
                    onSend={talk.send}
                    isBusy={talk.isBusy}
                    field={field}
                  />
                  <ComposerFoot usage={talk.usage} />
                </div>
              )}
            </div>
          )}
        </>
      )}
    </>
  );
}
