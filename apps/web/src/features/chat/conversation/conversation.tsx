import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { SquarePen } from 'lucide-react';
import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, IconButton, LinkButton } from '../../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { bookChatCopy } from '../book/book.copy.ts';
import { type ChatBook, useIncludesBookChat } from '../book/chat-book.ts';
import { voiceQuery } from '../chat.api.ts';
import { chatCopy as copy, modeCopy, suggestionsCopy, voiceMissingCopy } from '../chat.copy.ts';
import { MessageList } from '../message/message-list.tsx';
import { Bubble } from '../message/message-parts.tsx';
import { Announcement } from './announcement.tsx';
import { ChatHeader, type ChatMode, HeardBy } from './chat-header.tsx';
import { BookClosed, Composer, ComposerFoot } from './composer.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { draftStore } from './draft-store.ts';
import { AtLimit } from './limit-card.tsx';
import { SuggestionList, Suggestions } from './suggestions.tsx';
import type { Talk } from './use-conversation.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';

/** Shown if the code of the conversation by voice can't be loaded. */
const VoiceMissing = ({ onText }: { onText: () => void }) => (
  <div className="grid min-h-0 flex-1 content-center justify-items-center gap-4 overflow-y-auto px-4 py-8 text-center">
    <p role="alert" className="max-w-sm">
      {voiceMissingCopy.text}
    </p>
    <Button variant="secondary" onClick={onText}>
      {voiceMissingCopy.toText}
    </Button>
  </div>
);

/** The conversation by voice is loaded on demand, because most conversations are by text. */
const VoiceScreen = lazy(() => import('../voice/voice-screen.tsx').catch(() => ({ default: VoiceMissing })));

const ConversationLoading = () => (
  <div role="status" className="mx-auto w-full max-w-prose flex-1 overflow-hidden px-4 py-6">
    <span className="sr-only">{copy.loading}</span>
    <Skeleton className="ml-auto h-11 w-3/5 rounded-card" />
    <Skeleton className="mt-4 h-32 w-11/12 rounded-card" />
    <Skeleton className="mt-4 ml-auto h-16 w-4/5 rounded-card" />
    <Skeleton className="mt-4 h-24 w-4/5 rounded-card" />
  </div>
);

type MessagesProps = {
  sessionId: string | null;
  talk: Talk;
  /** The book that the conversation is about, or null. */
  book: ChatBook | null;
  /** Whether nothing can be sent, because the book is gone or the plan doesn't include it. */
  isClosed: boolean;
  isByVoice: boolean;
  onBegin: () => void;
};

/** The greeting of every conversation and, before its first message, suggestions. */
function Opening({ sessionId, talk, book, isClosed }: MessagesProps) {
  const { welcome, welcomeSome, suggestions } = bookChatCopy;
  const hasSuggestions = sessionId === null && talk.outgoing === null && !talk.isOverLimit && !isClosed;
  const choose = { onChoose: talk.send, disabled: talk.isBusy };
  return (
    <>
      <Bubble isUser={false}>
        <p>{book === null ? copy.welcome : book.title === null ? welcomeSome : welcome(book.title)}</p>
      </Bubble>
      {hasSuggestions && book === null && <SuggestionList {...choose} />}
      {hasSuggestions && book && <Suggestions label={suggestionsCopy.label} texts={suggestions} {...choose} />}
    </>
  );
}

/** The messages, or the loading, error or empty state. */
function Messages(props: MessagesProps) {
  const { talk, isClosed, isByVoice, onBegin } = props;
  if (talk.isLoading) return <ConversationLoading />;
  if (talk.isMissing || talk.loadError !== null) {
    return (
      <div className="grid min-h-0 flex-1 content-center overflow-y-auto px-4">
        {talk.loadError !== null ? (
          <ErrorState message={talk.loadError} onRetry={talk.reload} busy={talk.isReloading} />
        ) : (
          <EmptyState
            title={copy.missingTitle}
            text={copy.missingText}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <Button onClick={onBegin}>{copy.begin}</Button>
                <LinkButton to={paths.chatSessions} variant="secondary">
                  {copy.all}
                </LinkButton>
              </div>
            }
          />
        )}
      </div>
    );
  }
  const isWriting = talk.outgoing !== null || talk.waiting !== null;
  const choices = (!isWriting && !isClosed && !talk.isOverLimit && talk.messages.at(-1)?.choices) || [];
  return (
    <MessageList
      talk={talk}
      // A voice reads a reply from its beginning, and a reply to a crisis begins with what to do.
      showsReplyStart={isByVoice || talk.isAfterCrisis}
      opening={<Opening {...props} />}
      ending={
        <>
          {choices.length > 0 && (
            <Suggestions label={copy.choices} texts={choices} onChoose={talk.send} disabled={talk.isBusy} />
          )}
          {!isClosed && talk.waiting === null && <AtLimit talk={talk} />}
        </>
      }
    />
  );
}

/** In a low and wide window what is below the field is beside it, so that messages remain visible. */
const BESIDE =
  '[@media(height<34rem)]:@xl:flex [@media(height<34rem)]:@xl:gap-3 [@media(height<34rem)]:@xl:*:first:flex-1 [@media(height<34rem)]:@xl:*:last:max-w-80';

type Props = Pick<MessagesProps, 'sessionId' | 'talk' | 'book' | 'onBegin'> & {
  userId: string;
  heading: (title: string) => ReactNode;
  /** Items of the menu, and buttons beside it, that only the page or the panel has. */
  items: ReactNode;
  buttons?: ReactNode;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** One conversation with header, menu, messages and field. The panel and the page share it. */
export function ConversationView(props: Props) {
  const { userId, sessionId, talk, book, onBegin, heading, items, buttons, field } = props;
  useKeyboardRoom();
  const [mode, setMode] = useState<ChatMode>('text');
  const { data: voice } = useQuery({ ...voiceQuery(), enabled: false });
  const place = useRef<HTMLDivElement>(null);
  const isByVoice = mode === 'audio';
  /** The button that was pressed is removed, so the focus goes to what stays. Its name says the new mode. */
  const change = (next: ChatMode): void => {
    flushSync(() => setMode(next));
    place.current?.focus();
  };
  const toText = (): void => change('text');
  const talksOfBooks = useIncludesBookChat(book !== null);
  const isClosed = book !== null && (book.isGone || talksOfBooks === false);
  const text = useSyncExternalStore(
    draftStore.subscribe,
    () => draftStore.read(userId, talk.draftId),
    () => '',
  );
  // The text is stored as a draft when the person leaves.
  useUnsavedWork(text.trim() !== '', { survivesLeaving: true });
  const shared = { sessionId, talk, book, isClosed, isByVoice, onBegin };
  const messages = <Messages {...shared} />;
  const isReadable = !talk.isMissing && talk.loadError === null && !talk.isLoading && !isClosed;
  const showsVoice = isByVoice && isReadable;
  return (
    <>
      <Announcement text={talk.spoken} isMute={isByVoice} />
      <ChatHeader
        mode={mode}
        isNew={sessionId === null}
        name={talk.title}
        messages={talk.messages}
        book={book}
        heading={heading}
      >
        <IconButton
          label={book ? bookChatCopy.begin : copy.begin}
          onClick={onBegin}
          disabled={sessionId === null || talk.isSending || book?.isGone}
        >
          <SquarePen aria-hidden size={20} />
        </IconButton>
        <ConversationMenu mode={mode} onMode={setMode} book={book} hasModes={isReadable}>
          {items}
        </ConversationMenu>
        {buttons}
      </ChatHeader>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        ref={place}
        role="group"
        aria-label={`${modeCopy.label}: ${modeCopy[mode]}`}
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col focus-visible:-outline-offset-4"
      >
        {showsVoice ? (
          <Suspense fallback={<ConversationLoading />}>
            <VoiceScreen
              userId={userId}
              sessionId={sessionId}
              talk={talk}
              messages={messages}
              isNewAboutBook={book !== null && sessionId === null}
              onText={toText}
            />
          </Suspense>
        ) : (
          messages
        )}
      </div>
      {!talk.isMissing && (
        <div className="border-border border-t px-4 pt-3 pb-1">
          <div className={`mx-auto w-full max-w-prose ${showsVoice ? '' : BESIDE}`}>
            {!showsVoice &&
              (isClosed ? (
                <BookClosed isGone={book.isGone} isNew={sessionId === null} />
              ) : (
                <Composer
                  text={text}
                  onType={(next) => draftStore.write(userId, talk.draftId, next)}
                  onSend={talk.send}
                  onSpeak={isReadable && !voice?.isMinor ? () => change('audio') : undefined}
                  isBusy={talk.isBusy}
                  field={field}
                />
              ))}
            {showsVoice && <HeardBy />}
            <ComposerFoot usage={isClosed ? undefined : talk.usage}>
              {showsVoice && (
                <>
                  <Badge tone="brand">{modeCopy.beta}</Badge>
                  <Button variant="secondary" onClick={toText}>
                    {modeCopy.text}
                  </Button>
                </>
              )}
            </ComposerFoot>
          </div>
        </div>
      )}
    </>
  );
}
