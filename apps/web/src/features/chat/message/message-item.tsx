import { timeZone } from '../../../lib/time/clock.ts';
import { formatTime } from '../../../lib/time/dates.format.ts';
import { replyErrorText } from '../conversation/chat-errors.ts';
import type { ClientMessage } from './client-message.ts';
import { Bubble, CopyButton, Sources, Trouble } from './message-parts.tsx';
import { ReplyText } from './reply-text.tsx';

const Time = ({ at, isUser }: { at: number; isUser: boolean }) => (
  <time dateTime={new Date(at).toISOString()} className={`text-ink-muted text-xs ${isUser ? 'block text-right' : ''}`}>
    {formatTime(at, timeZone())}
  </time>
);

type Props = { message: ClientMessage; trouble: string | null; onRetry: (id: string) => void };

/** One stored message: the person's text, a reply with its sources, or the error of a failed reply. */
export function MessageItem({ message, trouble, onRetry }: Props) {
  const { id, content, isUser, timestamp, status, error, sources, isHighlighted } = message;
  if (status === 'failed') return <Trouble text={trouble ?? replyErrorText(error)} onRetry={() => onRetry(id)} />;
  if (isUser) {
    return (
      <>
        <Bubble isUser>{content}</Bubble>
        <div className="mt-1 pr-1">
          <Time at={timestamp} isUser />
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
        <Time at={timestamp} isUser={false} />
        <CopyButton text={content} />
      </div>
    </>
  );
}
