import { MessageCircleHeart, MessagesSquare, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { assistantCopy } from './assistant.copy.ts';
import { useLongPress } from './use-long-press.ts';
import { useTooltip } from './use-tooltip.ts';

/** The menu's place: it opens above the button, which itself opens the chat. */
const place = <span aria-hidden className="pointer-events-none absolute inset-0" />;

/** The floating assistant of signed-in people (core §2): a tap opens the chat, a long press a menu. */
export function AssistantButton({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const tooltip = useTooltip(userId);
  const press = useLongPress(
    () => {
      tooltip.hide();
      void navigate(paths.chat);
    },
    () => {
      tooltip.hide();
      setMenuOpen(true);
    },
  );
  return (
    <aside
      aria-label={assistantCopy.area}
      data-floating
      className="fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[calc(var(--bottom-bar)+1rem)] z-20 lg:right-6"
    >
      <div role="status" className="absolute right-0 bottom-full mb-3 w-max max-w-[min(17rem,calc(100vw-2rem))]">
        {tooltip.shown && (
          <div
            data-tooltip
            className="flex animate-rise items-start gap-1 rounded-card rounded-br-md bg-ink py-1 pr-1 pl-4 text-ground text-sm shadow-raised"
          >
            <p className="py-2.5">{assistantCopy.tooltip}</p>
            <button
              type="button"
              aria-label={assistantCopy.closeTooltip}
              onClick={tooltip.hide}
              className="grid size-11 shrink-0 place-items-center rounded-control"
            >
              <X aria-hidden size={18} />
            </button>
          </div>
        )}
      </div>
      <div className="relative">
        <button
          ref={button}
          type="button"
          aria-label={assistantCopy.open}
          aria-description={assistantCopy.menuHint}
          className="grid size-14 touch-manipulation select-none place-items-center rounded-pill bg-brand text-on-brand shadow-raised transition-colors [-webkit-touch-callout:none] hover:bg-brand-hover"
          {...press}
        >
          <MessageCircleHeart aria-hidden size={26} />
        </button>
        <Menu
          side="top"
          trigger={place}
          opened={{
            open: menuOpen,
            onOpenChange: setMenuOpen,
            label: assistantCopy.menu,
            onClosed: () => button.current?.focus(),
          }}
        >
          <MenuItem asChild>
            <Link to={paths.chatSessions}>
              <MessagesSquare aria-hidden size={20} className="shrink-0" />
              {assistantCopy.allConversations}
            </Link>
          </MenuItem>
        </Menu>
      </div>
    </aside>
  );
}
