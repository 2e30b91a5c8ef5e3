import type { ChatMessage } from '@alento/contract/chat';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIsAllowed } from '../../../state/account/consents.queries.ts';
import { chatCopy as copy } from '../chat.copy.ts';
import { voiceQuery } from '../chat.queries.ts';
import type { ChatMode } from './mode-toggle.tsx';

type Writer = keyof typeof copy.writers;

/** Returns which model writes the replies: that of the last reply, or before the first one according to the consent. */
function useWriter(messages: readonly ChatMessage[]): Writer {
  const isAllowed = useIsAllowed('external-ai', true);
  const last = messages.findLast(({ writtenBy }) => writtenBy !== null)?.writtenBy;
  if (last) return last;
  if (isAllowed === undefined) return 'unknown';
  return isAllowed ? 'external' : 'local';
}

/**
 * The line that says which model writes the replies. By voice it also says which service hears and speaks, because "sem
 * IA externa" is true of the writing only.
 */
function useWriterText(messages: readonly ChatMessage[], mode: ChatMode): string {
  const writer = useWriter(messages);
  const { data: voice } = useQuery({ ...voiceQuery(), enabled: mode === 'audio' });
  if (mode === 'text' || voice === undefined || voice.isMinor) return copy.writers[writer];
  if (voice.provider === null) return copy.writersByVoice[writer];
  // Before the consent nothing is heard.
  if (!voice.isAllowed) return copy.writers[writer];
  return `${copy.writersByVoice[writer]} ${copy.voiceOf(voice.provider)}`;
}

type Props = {
  /** Whether the conversation is by text or by voice. */
  mode: ChatMode;
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
export function ChatHeader({ mode, sessionId, name, messages, about = null, drawTitle, children }: Props) {
  const writer = useWriterText(messages, mode);
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
