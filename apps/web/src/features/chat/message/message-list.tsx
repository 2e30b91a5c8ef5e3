import { ArrowDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { timeZone } from '../../../lib/time/clock.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { chatCopy as copy } from '../chat.copy.ts';
import type { Talk } from '../conversation/use-conversation.ts';
import { useScrollEnd } from '../conversation/use-scroll-end.ts';
import { byDay, dayTitle } from '../sessions/by-day.ts';
import { type ClientMessage, clientMessagesOf } from './client-message.ts';
import { MessageItem } from './message-item.tsx';
import { Bubble, Trouble } from './message-parts.tsx';
import { ReplyText } from './reply-text.tsx';
import { Thinking } from './thinking.tsx';

/** The pending reply: a progress indicator, then the streamed text, or an error if the reply's state is unknown. */
function Waiting({ talk, message: { id, isThinking } }: { talk: Talk; message: ClientMessage }) {
  if (talk.trouble !== null) return <Trouble text={talk.trouble} onRetry={() => talk.retry(id)} />;
  return <Bubble isUser={false}>{isThinking ? <Thinking /> : <ReplyText text={talk.liveText} />}</Bubble>;
}

/** The message that is being sent. */
function Sent({ talk }: { talk: Talk }) {
  const { outgoing } = talk;
  if (!outgoing) return null;
  return (
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
  );
}

type Props = {
  talk: Talk;
  opening: ReactNode;
  ending: ReactNode;
  /** Whether the beginning of the newest reply stays in view, instead of the list's end. */
  showsReplyStart: boolean;
};

/** The messages, grouped by day. The list stays scrolled to its end while the reader is there. */
export function MessageList({ talk, opening, ending, showsReplyStart }: Props) {
  const { messages, outgoing, liveText, waiting, retryTrouble } = talk;
  const today = useToday();
  const zone = timeZone();
  const newest = messages.at(-1);
  const highlightedId = showsReplyStart && outgoing === null && newest?.isUser === false ? newest.id : null;
  const thinkingId = waiting !== null && liveText === '' ? waiting.id : null;
  const days = useMemo(
    () => byDay(clientMessagesOf(messages, { highlightedId, thinkingId }), ({ timestamp }) => timestamp, zone),
    [messages, highlightedId, thinkingId, zone],
  );
  const shown = `${highlightedId} ${messages.length} ${messages.at(-1)?.status} ${liveText.length} ${outgoing?.error} ${talk.trouble} ${talk.isOverLimit} ${talk.isRefused}`;
  const { area, hasNews, toEnd, onScroll } = useScrollEnd(shown, outgoing?.key);
  const drawn = (message: ClientMessage): ReactNode =>
    message.id === waiting?.id ? (
      <Waiting talk={talk} message={message} />
    ) : (
      <MessageItem
        message={message}
        trouble={retryTrouble?.id === message.id ? retryTrouble.text : null}
        onRetry={talk.retry}
      />
    );
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
          {days.map(({ date, items }) => (
            <section key={`${date} ${items[0]?.id}`} aria-label={dayTitle(date, today)}>
              <p aria-hidden className="my-4 text-center font-semibold text-ink-muted text-xs">
                {dayTitle(date, today)}
              </p>
              <ol className="grid gap-4">
                {items.map((message) => (
                  <li key={message.id} data-start={message.isHighlighted || undefined} className="min-w-0">
                    {drawn(message)}
                  </li>
                ))}
              </ol>
            </section>
          ))}
          {outgoing && (
            <ol className="mt-4 grid gap-4">
              <Sent talk={talk} />
            </ol>
          )}
          {ending}
        </div>
      </section>
      {hasNews && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute bottom-3 left-1/2 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-pill bg-brand px-4 font-semibold text-on-brand text-sm shadow-raised hover:bg-brand-hover"
        >
          <ArrowDown aria-hidden size={18} />
          {copy.newMessages}
        </button>
      )}
    </div>
  );
}
