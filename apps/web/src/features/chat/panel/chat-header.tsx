import type { ChatMessage } from '@alento/contract/chat';
import type { ReactNode } from 'react';
import { useIsAllowed } from '../../../state/account/consents.queries.ts';
import { chatCopy as copy } from '../chat.copy.ts';

/**
 * Returns which model writes the replies: that of the last reply, or before the first one according to the consent
 * (decision D21).
 */
function useWriter(messages: readonly ChatMessage[]): string {
  const isAllowed = useIsAllowed('external-ai', true);
  const last = messages.findLast(({ writtenBy }) => writtenBy !== null)?.writtenBy;
  if (last) return last === 'local' ? copy.writerLocal : copy.writerExternal;
  if (isAllowed === undefined) return copy.writer;
  return isAllowed ? copy.writerExternal : copy.writerLocal;
}

type Props = {
  sessionId: string | null;
  /** The conversation's name, which may be empty. */
  name: string;
  messages: readonly ChatMessage[];
  /** The subject of the conversation, such as a book. */
  about?: string | null;
  /** Renders the title as a heading. Its level depends on the place. */
  drawTitle: (title: string) => ReactNode;
  children: ReactNode;
};

/** The conversation's title, the model that writes the replies, and buttons. */
export function ChatHeader({ sessionId, name, messages, about = null, drawTitle, children }: Props) {
  const writer = useWriter(messages);
  return (
    <div className="px-4 pt-2">
      <div className="-mr-2 flex items-start gap-1">
        <div className="min-w-0 flex-1 pt-1.5">
          {drawTitle(sessionId === null ? copy.newTitle : copy.ongoingTitle)}
          {about !== null && <p className="text-sm">{about}</p>}
          {name !== '' && (
            <p title={name} className="truncate font-semibold text-sm">
              {name}
            </p>
          )}
        </div>
        <div className="flex shrink-0 items-center">{children}</div>
      </div>
      <p className="text-ink-muted text-xs">{writer}</p>
    </div>
  );
}
