import type { ChatMessage } from '@alento/contract/chat';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatTime } from '../../../lib/time/dates.format.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { replyErrorText } from '../chat.api.ts';
import { chatCopy as copy } from '../chat.copy.ts';
import type { Talk } from '../conversation/use-conversation.ts';
import { byDay, dayTitle } from '../sessions/by-day.ts';
import { Bubble, CopyButton, Sources, Thinking, Trouble } from './message-parts.tsx';
import { ReplyText } from './reply-text.tsx';
import { useScrollEnd } from './use-scroll-end.ts';

/** A message as the conversation shows it. */
type ClientMessage = ChatMessage & {
  /** Whether it is marked and its beginning stays in view: the newest reply by voice, and after a sign of crisis. */
  isHighlighted: boolean;
  /** Whether it is a reply of which no text has arrived yet. */
  isThinking: boolean;
};

const Time = ({ at, className = '' }: { at: number; className?: string }) => (
  <time dateTime={new Date(at).toISOString()} className={`text-ink-muted text-xs ${className}`}>
    {formatTime(at, timeZone())}
  </time>
);

/**
 * One stored message: the person's text, a reply with its sources, a failed reply, or the pending one with the streamed
 * text, or an error if its state is unknown.
 */
function Message({ message, talk }: { message: ClientMessage; talk: Talk }) {
  const { id, content, isUser, timestamp, status, error, sources, isHighlighted, isThinking } = message;
  const retry = (): void => talk.retry(id);
  if (id === talk.waiting?.id) {
    if (talk.trouble !== null) return <Trouble text={talk.trouble} onRetry={retry} />;
    return <Bubble isUser={false}>{isThinking ? <Thinking /> : <ReplyText text={talk.liveText} />}</Bubble>;
  }
  if (status === 'failed') {
    const { retryTrouble } = talk;
    return <Trouble text={retryTrouble?.id === id ? retryTrouble.text : replyErrorText(error)} onRetry={retry} />;
  }
  if (isUser) {
    return (
      <>
        <Bubble isUser>{content}</Bubble>
        <div className="mt-1 pr-1">
          <Time at={timestamp} className="block text-right" />
        </div>
      </>
    );
  }
  return (
    <>
      <Bubble isUser={false} isHighlighted={isHighlighted}>
        <ReplyText text={content} />
      </Bubble>
      {sources.length > 0 && <Sources sources={sources} />}
      <div className="mt-1 flex items-center gap-1 pl-1">
        <Time at={timestamp} />
        <CopyButton text={content} />
      </div>
    </>
  );
}

const Outgoing = ({ talk, outgoing }: { talk: Talk; outgoing: NonNullable<Talk['outgoing']> }) => (
  <ol className="mt-4 grid gap-4">
    <li className="grid gap-2">
      <Bubble isUser>{outgoing.text}</Bubble>
      {outgoing.error === null ? (
        <Bubble isUser={false}>
          <Thinking />
        </Bubble>
      ) : (
        <Trouble text={outgoing.error} note={outgoing.isOffline ? copy.offline : null} onRetry={talk.resend}>
          <Button variant="quiet" onClick={talk.takeBack}>
            {copy.edit}
          </Button>
        </Trouble>
      )}
    </li>
  </ol>
);

type Props = {
  talk: Talk;
  opening: ReactNode;
  ending: ReactNode;
  /** Whether the beginning of the newest reply stays in view, instead of the list's end. */
  showsReplyStart: boolean;
};

/** The messages, grouped by day. The list stays scrolled to its end while the reader is there. */
export function MessageList({ talk, opening, ending, showsReplyStart }: Props) {
  const { messages, outgoing, liveText, waiting } = talk;
  const today = useToday();
  const newest = messages.at(-1);
  const highlightedId = showsReplyStart && outgoing === null && newest?.isUser === false ? newest.id : null;
  const thinkingId = liveText === '' ? waiting?.id : null;
  const zone = timeZone();
  const days = useMemo(() => byDay(messages, ({ timestamp }) => timestamp, zone), [messages, zone]);
  const content = `${highlightedId} ${messages.length} ${newest?.status} ${liveText.length} ${outgoing?.error} ${talk.trouble} ${talk.isOverLimit} ${talk.isRefused}`;
  const { area, hasNews, toEnd, onScroll } = useScrollEnd(content, outgoing?.key);
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={area}
        onScroll={onScroll}
        aria-label={copy.list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard.
        tabIndex={0}
        data-messages
        className="h-full overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-4"
      >
        <div className="mx-auto w-full max-w-prose">
          {opening}
          {days.map(({ date, items }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: days are appended, and the ids of messages change once they are stored.
            <section key={index} aria-label={dayTitle(date, today)}>
              <p aria-hidden className="my-4 text-center font-semibold text-ink-muted text-xs">
                {dayTitle(date, today)}
              </p>
              <ol className="grid gap-4">
                {items.map((item) => {
                  const { id } = item;
                  const message = { ...item, isHighlighted: id === highlightedId, isThinking: id === thinkingId };
                  return (
                    <li key={id} data-start={message.isHighlighted || undefined} className="min-w-0">
                      <Message message={message} talk={talk} />
                    </li>
                  );
                })}
              </ol>
            </section>
          ))}
          {outgoing && <Outgoing talk={talk} outgoing={outgoing} />}
          {ending}
        </div>
      </section>
      {hasNews && (
        <button
          type="button"
          onClick={toEnd}
          className="button absolute bottom-3 left-1/2 min-h-11 -translate-x-1/2 rounded-pill bg-brand px-4 text-on-brand text-sm shadow-raised hover:bg-brand-hover"
        >
          <ArrowDown aria-hidden size={18} />
          {copy.newMessages}
        </button>
      )}
    </div>
  );
}
