import { type ReactNode, type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { paths } from '../../config/paths.ts';
import { useUnsavedWork } from '../../lib/unsaved-work.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { chatCopy as copy } from './chat.copy.ts';
import { Composer } from './composer.tsx';
import { ComposerFoot } from './composer-foot.tsx';
import { draftStore } from './draft-store.ts';
import { LimitCard } from './limit-card.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { MessageList } from './message-list.tsx';
import { Bubble } from './message-parts.tsx';
import { AudioSoon, type ChatMode, ModeToggle } from './mode-toggle.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { Talk } from './use-conversation.ts';

type Props = {
  userId: string;
  sessionId: string | null;
  talk: Talk;
  /** Another conversation, from its welcome on. */
  onBegin: () => void;
  /** What stands beside the mode. */
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

/** What was said, in whatever state it is. */
function Said({ sessionId, talk, onBegin }: Pick<Props, 'sessionId' | 'talk' | 'onBegin'>) {
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
  return (
    <MessageList
      talk={talk}
      opening={
        sessionId === null && (
          <>
            <Bubble isUser={false}>
              <p>{copy.welcome}</p>
            </Bubble>
            {isEmpty && !talk.isOverLimit && <SuggestionList onChoose={talk.send} disabled={talk.isBusy} />}
          </>
        )
      }
      ending={talk.isOverLimit && talk.waiting === null && <LimitCard usage={talk.usage} />}
    />
  );
}

/** A region that is there before its words: what comes with it is not read out. */
function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(text), [text]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}

/** One conversation as it is seen: mode, messages, and the field, in panel and page alike. */
export function ConversationView({ userId, sessionId, talk, onBegin, beside, field }: Props) {
  const [mode, setMode] = useState<ChatMode>('text');
  const text = useSyncExternalStore(
    draftStore.subscribe,
    () => draftStore.read(userId, sessionId),
    () => '',
  );
  useUnsavedWork(text.trim() !== '');
  return (
    <>
      <Spoken text={talk.spoken} />
      <div className="flex items-center justify-between gap-2 border-border border-b px-4 py-2">
        <ModeToggle mode={mode} onChange={setMode} />
        {beside}
      </div>
      {mode === 'audio' ? (
        <AudioSoon onBack={() => setMode('text')} />
      ) : (
        <>
          <Said sessionId={sessionId} talk={talk} onBegin={onBegin} />
          {!talk.isMissing && (
            <div className="border-border border-t px-4 pt-3 pb-1">
              <div className="mx-auto w-full max-w-prose">
                <Composer
                  text={text}
                  onType={(next) => draftStore.write(userId, sessionId, next)}
                  onSend={talk.send}
                  isBusy={talk.isBusy}
                  field={field}
                />
                <ComposerFoot usage={talk.usage} />
              </div>
            </div>
          )}
        </>
      )}
    </>
  );
}
