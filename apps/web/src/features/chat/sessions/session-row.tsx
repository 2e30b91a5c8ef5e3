import type { ChatSession } from '@alento/contract/chat';
import { chatPath } from '@alento/domain/interface/paths';
import { PencilLine, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatTime } from '../../../lib/time/dates.format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { bookChatPath } from '../book/book-paths.ts';
import { plainWords } from '../message/plain-words.ts';
import { sessionsCopy as copy } from './sessions.copy.ts';

type Props = { session: ChatSession; onRename: () => void; onRemove: () => void };

/** One conversation of the list; a tap opens it. */
export const SessionRow = ({
  session: { id, bookId, title, preview, messageCount, updatedAt },
  onRename,
  onRemove,
}: Props) => (
  <li className="relative flex items-start gap-1 rounded-card border border-border bg-surface py-2 pr-2 pl-4 transition-colors hover:bg-surface-raised">
    <div className="min-w-0 flex-1 py-1.5">
      <Link
        to={bookId === null ? chatPath(id) : bookChatPath(bookId, id)}
        className="font-semibold after:absolute after:inset-0 after:rounded-card"
      >
        {title}
      </Link>
      <p className="line-clamp-2 text-ink-muted text-sm">{plainWords(preview)}</p>
      <p className="mt-1 text-ink-muted text-xs">
        {formatTime(updatedAt, timeZone())} · {copy.messages(messageCount)}
      </p>
    </div>
    <div className="relative z-10 flex shrink-0">
      <IconButton label={copy.rename(title)} onClick={onRename}>
        <PencilLine aria-hidden size={18} />
      </IconButton>
      <IconButton label={copy.remove(title)} onClick={onRemove}>
        <Trash2 aria-hidden size={18} />
      </IconButton>
    </div>
  </li>
);
