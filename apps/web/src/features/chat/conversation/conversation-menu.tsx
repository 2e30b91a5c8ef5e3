import { paths } from '@alento/domain/interface/paths';
import { Ellipsis, LifeBuoy, MessagesSquare } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import { bookChatCopy } from '../book/book.copy.ts';
import { bookSessionsPath, type ChatBook } from '../book/chat-book.ts';
import { composerCopy, chatCopy as copy, modeCopy } from '../chat.copy.ts';
import { FollowContext } from '../message/chat-link.tsx';
import type { ChatMode } from './chat-header.tsx';

const MODES = [
  { value: 'text', label: modeCopy.text },
  {
    value: 'audio',
    label: (
      <>
        {modeCopy.audio} <Badge tone="brand">{modeCopy.beta}</Badge>
      </>
    ),
  },
];

type Props = {
  mode: ChatMode;
  onMode: (mode: ChatMode) => void;
  book: ChatBook | null;
  /** Whether the mode can be chosen. */
  hasModes: boolean;
  /** Items of the page or of the panel. */
  children: ReactNode;
};

/** The menu of a conversation: its mode, help, and the other conversations. */
export function ConversationMenu({ mode, onMode, book, hasModes, children }: Props) {
  const onFollow = use(FollowContext);
  return (
    <Menu
      trigger={
        <IconButton label={copy.options}>
          <Ellipsis aria-hidden size={22} />
        </IconButton>
      }
    >
      {hasModes && (
        <>
          <MenuChoice
            label={modeCopy.label}
            value={mode}
            options={MODES}
            onChange={(value) => onMode(value === 'audio' ? 'audio' : 'text')}
          />
          <MenuSeparator />
        </>
      )}
      <MenuItem asChild>
        <Link to={paths.help} onClick={onFollow}>
          <LifeBuoy aria-hidden size={20} className="shrink-0" />
          {composerCopy.help}
        </Link>
      </MenuItem>
      {children}
      <MenuItem asChild>
        <Link to={book ? bookSessionsPath(book.id) : paths.chatSessions}>
          <MessagesSquare aria-hidden size={20} className="shrink-0" />
          {book ? bookChatCopy.all : copy.all}
        </Link>
      </MenuItem>
    </Menu>
  );
}
