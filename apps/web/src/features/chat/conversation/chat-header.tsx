import type { ChatMessage } from '@alento/contract/chat';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIsAllowed } from '../../../state/account/consents.queries.ts';
import { bookChatCopy } from '../book/book.copy.ts';
import type { ChatBook } from '../book/chat-book.ts';
import { voiceQuery } from '../chat.api.ts';
import { chatCopy as copy } from '../chat.copy.ts';

/** Whether the conversation is by text or by voice. */
export type ChatMode = 'text' | 'audio';

/** The voice of Áudio. Undefined in Texto, while it is unknown, and before the consent, because nothing is heard then. */
function useHearing(mode: ChatMode) {
  const { data } = useQuery({ ...voiceQuery(), enabled: mode === 'audio' });
  if (mode === 'text' || data === undefined || data.isMinor) return undefined;
  return data.provider === null || data.isAllowed ? data : undefined;
}

/**
 * The line that says which model writes the replies: that of the last reply, or before the first one according to the
 * consent. By voice it is about the writing only, because "sem IA externa" may not be true of the hearing.
 */
function useWriterText(messages: readonly ChatMessage[], mode: ChatMode): string {
  const isAllowed = useIsAllowed('external-ai', true);
  const last = messages.findLast(({ writtenBy }) => writtenBy !== null)?.writtenBy;
  const writer = last ?? (isAllowed === undefined ? 'unknown' : isAllowed ? 'external' : 'local');
  return (useHearing(mode) ? copy.writersByVoice : copy.writers)[writer];
}

/** The line below Áudio that says which service hears and speaks. */
export function HeardBy() {
  const provider = useHearing('audio')?.provider;
  return provider ? <p className="text-ink-muted text-xs">{copy.voiceOf(provider)}</p> : null;
}

type Props = {
  mode: ChatMode;
  isNew: boolean;
  name: string;
  messages: readonly ChatMessage[];
  book: ChatBook | null;
  /** Renders the title as a heading. Its level depends on the place. */
  heading: (title: string) => ReactNode;
  children: ReactNode;
};

/**
 * The conversation's title, the model that writes the replies, its book and its name, and buttons, in one row. It grows
 * with a book, in a narrow place and with larger text.
 */
export const ChatHeader = ({ mode, isNew, name, messages, book, heading, children }: Props) => (
  <div className="flex min-h-14 items-center gap-1 border-border border-b pr-2 pl-4">
    <div className="min-w-0 flex-1">
      {heading(isNew ? copy.newTitle : copy.ongoingTitle)}
      <div className="text-xs leading-4">
        <p className="text-ink-muted">{useWriterText(messages, mode)}</p>
        {book && <p>{bookChatCopy.about(book)}</p>}
        {/* Only the name may be cut. */}
        {name && (
          <p title={name} className="truncate">
            {name}
          </p>
        )}
      </div>
    </div>
    {/* With larger text only the texts grow. */}
    <div className="flex shrink-0 items-center [&>button]:w-[44px]">{children}</div>
  </div>
);
