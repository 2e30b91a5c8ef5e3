import type { ChatMessage } from '@alento/contract/chat';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsAllowed } from '../../../state/account/consents.queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { SegmentedControl } from '../../../ui/field/segmented-control.tsx';
import { bookChatCopy } from '../book/book.copy.ts';
import type { ChatBook } from '../book/chat-book.ts';
import { voiceQuery } from '../chat.api.ts';
import { chatCopy as copy, modeCopy } from '../chat.copy.ts';

/** Whether the conversation is by text or by voice. */
export type ChatMode = 'text' | 'audio';

const BETA = (
  <span className="ml-1">
    <Badge tone="brand">{modeCopy.beta}</Badge>
  </span>
);
const MODES = [
  { value: 'text', label: modeCopy.text },
  { value: 'audio', label: modeCopy.audio, icon: BETA },
] as const;

/** The switch between Texto and Áudio. */
export const ModeToggle = ({ mode, onChange }: { mode: ChatMode; onChange: (mode: ChatMode) => void }) => (
  <SegmentedControl label={modeCopy.label} value={mode} options={MODES} onChange={onChange} />
);

export const PlaceLink = ({ to, label, Icon }: { to: string; label: string; Icon: LucideIcon }) => (
  <Link
    to={to}
    aria-label={label}
    title={label}
    className="grid size-11 shrink-0 place-items-center rounded-control text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink"
  >
    <Icon aria-hidden size={20} />
  </Link>
);

/**
 * The line that says which model writes the replies: that of the last reply, or before the first one according to the
 * consent. By voice it also says which service hears and speaks, because "sem IA externa" is true of the
 * writing only.
 */
function useWriterText(messages: readonly ChatMessage[], mode: ChatMode): string {
  const isAllowed = useIsAllowed('external-ai', true);
  const { data: voice } = useQuery({ ...voiceQuery(), enabled: mode === 'audio' });
  const last = messages.findLast(({ writtenBy }) => writtenBy !== null)?.writtenBy;
  const writer = last ?? (isAllowed === undefined ? 'unknown' : isAllowed ? 'external' : 'local');
  if (mode === 'text' || voice === undefined || voice.isMinor) return copy.writers[writer];
  if (voice.provider === null) return copy.writersByVoice[writer];
  // Before the consent nothing is heard.
  if (!voice.isAllowed) return copy.writers[writer];
  return `${copy.writersByVoice[writer]} ${copy.voiceOf(voice.provider)}`;
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

/** The conversation's title, its book, the model that writes the replies, its name, and buttons, in one row. */
export const ChatHeader = ({ mode, isNew, name, messages, book, heading, children }: Props) => (
  <div className="flex min-h-14 items-center gap-1 border-border border-b py-0.5 pr-2 pl-4">
    <div className="min-w-0 flex-1">
      {heading(isNew ? copy.newTitle : copy.ongoingTitle)}
      {book && <p className="text-sm">{bookChatCopy.about(book)}</p>}
      <p className="text-ink-muted text-xs">{useWriterText(messages, mode)}</p>
      {name !== '' && (
        <p title={name} className="truncate text-xs">
          {name}
        </p>
      )}
    </div>
    <div className="flex shrink-0 items-center">{children}</div>
  </div>
);
