import { CHAT_TOOLTIP_DELAY_MS, CHAT_TOOLTIP_DISPLAY_MS } from '@alento/domain/interface/gestures';
import { paths } from '@alento/domain/interface/paths';
import { MessageCircleHeart, MessagesSquare, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { readOwned, writeOwned } from '../../lib/session/device/device-store.ts';
import { chatPanel } from '../../state/chat-panel/chat-panel.ts';
import { useChatPanel } from '../../state/chat-panel/use-chat-panel.ts';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import { assistantCopy as copy } from './assistant.copy.ts';
import { useLongPress } from './use-long-press.ts';

const SEEN = 'assistant-tooltip-seen';

const isInTooltip = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-tooltip]') !== null;

/**
 * The tooltip that a person sees once on this device: after 2 s, for 8 s. It waits until the page was not touched for
 * 2 s, and a touch beside it closes it, because it covers what the person touched.
 */
function useTooltip(userId: string): { isVisible: boolean; hide: () => void } {
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    if (readOwned(userId, SEEN) !== null) return;
    let hiding: ReturnType<typeof setTimeout> | undefined;
    let showing: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(showing);
      showing = setTimeout(show, CHAT_TOOLTIP_DELAY_MS);
    };
    const show = (): void => {
      document.removeEventListener('pointerdown', wait, true);
      void writeOwned(userId, SEEN, '1');
      setVisible(true);
      hiding = setTimeout(() => setVisible(false), CHAT_TOOLTIP_DISPLAY_MS);
    };
    document.addEventListener('pointerdown', wait, true);
    wait();
    return () => {
      document.removeEventListener('pointerdown', wait, true);
      clearTimeout(showing);
      clearTimeout(hiding);
    };
  }, [userId]);

  useEffect(() => {
    if (!isVisible) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setVisible(false);
    };
    const onPress = (event: PointerEvent): void => {
      if (!isInTooltip(event)) setVisible(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, [isVisible]);

  return { isVisible, hide: () => setVisible(false) };
}

/** Smaller movements don't count as scrolling, px. */
const SCROLL_MIN_PX = 8;
/** After this time without scrolling, the button returns, ms. */
const REST_MS = 1200;

/** Whether a floating element hides: while the page is scrolled down, until it is scrolled up or stops. */
function useStepsAside(): boolean {
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < SCROLL_MIN_PX) return;
      last = window.scrollY;
      setAside(moved > 0);
      clearTimeout(resting);
      resting = setTimeout(() => setAside(false), REST_MS);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      clearTimeout(resting);
    };
  }, []);
  return isAside;
}

/** Classes that hide the button while the page is scrolled down, unless it contains the focus. */
const ASIDE =
  'not-focus-within:pointer-events-none not-focus-within:translate-y-[calc(100%+1rem)] not-focus-within:opacity-0 ';

/** Anchor of the menu, which opens above the button; the button itself opens the chat. */
const place = <span aria-hidden className="pointer-events-none absolute inset-0" />;

/**
 * The floating assistant button of signed-in people: a tap opens the conversation, a long press a menu. While the
 * conversation is open the button is invisible but keeps its position.
 */
export function AssistantButton({ userId }: { userId: string }) {
  const { isOpen, isMinimised, hasNews } = useChatPanel();
  const isAway = isOpen && !isMinimised;
  const name = isMinimised ? copy.back : copy.open;
  const button = useRef<HTMLButtonElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const tooltip = useTooltip(userId);
  const isAside = useStepsAside() && !tooltip.isVisible && !menuOpen;
  const press = useLongPress(
    () => {
      tooltip.hide();
      chatPanel.open();
    },
    () => {
      tooltip.hide();
      setMenuOpen(true);
    },
  );
  return (
    <aside
      aria-label={copy.area}
      data-floating
      data-aside={isAside || undefined}
      // With keyboard focus the button is visible at its normal position.
      className={`${isAway ? 'invisible ' : ''}${isAside ? ASIDE : ''}fixed right-[max(1rem,var(--safe-right))] bottom-[calc(var(--bottom-bar)+1rem)] z-20 transition-[translate,opacity] duration-200 motion-reduce:transition-none lg:right-[max(1.5rem,var(--safe-right))]`}
    >
      <div role="status" className="absolute right-0 bottom-full mb-3 w-max max-w-[min(17rem,calc(100vw-2rem))]">
        {tooltip.isVisible && (
          <div
            data-tooltip
            className="flex animate-rise items-start gap-1 rounded-card rounded-br-md bg-ink py-1 pr-1 pl-4 text-ground text-sm shadow-raised"
          >
            <p className="py-2.5">{copy.tooltip}</p>
            <button
              type="button"
              aria-label={copy.closeTooltip}
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
          data-assistant-button
          aria-label={hasNews ? copy.withNews(name) : name}
          aria-description={copy.menuHint}
          className={`${isMinimised ? 'lg:px-4 ' : ''}inline-flex h-[56px] min-w-[56px] touch-manipulation select-none items-center justify-center gap-2 rounded-pill bg-brand text-on-brand shadow-raised transition-colors [-webkit-touch-callout:none] hover:bg-brand-hover`}
          {...press}
        >
          <MessageCircleHeart aria-hidden size={26} />
          {isMinimised && <span className="hidden font-semibold text-sm lg:inline">{copy.backShort}</span>}
        </button>
        {(isMinimised || hasNews) && (
          <span
            aria-hidden
            className={`pointer-events-none absolute -top-0.5 -right-0.5 size-4 rounded-pill border-2 border-ground ${hasNews ? 'bg-accent' : 'bg-success'}`}
          />
        )}
        <Menu
          side="top"
          trigger={place}
          opened={{
            open: menuOpen,
            onOpenChange: setMenuOpen,
            label: copy.menu,
            onClosed: () => button.current?.focus(),
          }}
        >
          <MenuItem asChild>
            <Link to={paths.chatSessions}>
              <MessagesSquare aria-hidden size={20} className="shrink-0" />
              {copy.allConversations}
            </Link>
          </MenuItem>
        </Menu>
      </div>
    </aside>
  );
}
