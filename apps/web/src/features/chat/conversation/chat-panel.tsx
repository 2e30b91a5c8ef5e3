import { chatPath } from '@alento/domain/interface/paths';
import { Maximize2, Minus, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { followMedia, matchesMedia } from '../../../platform/media.ts';
import { chatPanel } from '../../../state/chat-panel/chat-panel.ts';
import { useChatPanel } from '../../../state/chat-panel/use-chat-panel.ts';
import { IconButton } from '../../../ui/button.tsx';
import { MenuItem } from '../../../ui/overlay/menu.tsx';
import { chatCopy as copy } from '../chat.copy.ts';
import { FollowContext } from '../message/chat-link.tsx';
import { ConversationView } from './conversation.tsx';
import { type Talk, useConversation } from './use-conversation.ts';

/** Below this width the panel is a modal sheet over the page. */
const SMALL = '(width < 40rem)';
const followSmall = (listener: () => void): (() => void) => followMedia(SMALL, listener);

/** On phones the panel is a sheet that leaves the top of the page visible. */
const SHEET =
  'inset-x-0 top-[calc(var(--safe-top)+3.5rem)] bottom-[max(var(--keyboard,0px),var(--keyboard-height))] z-50 rounded-t-sheet pb-(--safe-bottom) ' +
  '[@media(max-height:28rem)]:top-(--safe-top) [@media(max-height:28rem)]:rounded-none';
/**
 * On larger screens the panel is in the corner, beside the bars. With an on-screen keyboard or zoom it covers the
 * bars too.
 */
const CORNER =
  'right-[max(1rem,var(--safe-right))] bottom-[calc(var(--bottom-bar)+1rem)] z-30 h-[42rem] w-[26rem] max-h-[calc(100dvh-var(--top-bar)-var(--bottom-bar)-2rem)] ' +
  'rounded-card border border-border lg:right-[max(1.5rem,var(--safe-right))] ' +
  '[@media(max-height:28rem)]:bottom-[calc(max(var(--safe-bottom),var(--keyboard-height))+0.5rem)] ' +
  '[@media(max-height:28rem)]:max-h-[calc(100dvh-var(--safe-top)-max(var(--safe-bottom),var(--keyboard-height))-1rem)] [@media(max-height:28rem)]:z-40';

/** Returns the focus to the button that opens the panel, unless the focus is already elsewhere. */
function giveFocusBack(event: Event): void {
  event.preventDefault();
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const opener = document.querySelector<HTMLElement>('[data-assistant-button]') ?? document.querySelector('main');
  opener?.focus({ preventScroll: true });
}

type ContentProps = { userId: string; sessionId: string | null; talk: Talk; isSheet: boolean };

function PanelContent({ userId, sessionId, talk, isSheet }: ContentProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const makeWay = (): void => {
    if (isSheet) chatPanel.minimise();
  };
  const expand = (): void => {
    chatPanel.close();
    chatPanel.begin();
    void navigate(chatPath(sessionId));
  };
  const focusIn = (event: Event): void => {
    event.preventDefault();
    // On a phone, the focus in the field would open the keyboard over the messages.
    (isSheet ? title : field).current?.focus({ preventScroll: true });
  };
  return (
    <Dialog.Content
      aria-describedby={undefined}
      data-chat-panel
      onOpenAutoFocus={focusIn}
      onCloseAutoFocus={giveFocusBack}
      onPointerDownOutside={(event) => {
        event.preventDefault();
        makeWay();
      }}
      onInteractOutside={(event) => event.preventDefault()}
      className={`fixed flex animate-rise flex-col overflow-hidden bg-ground text-ink shadow-raised ${isSheet ? SHEET : CORNER}`}
    >
      <FollowContext value={makeWay}>
        {/* A container would hold and cut the menu in browsers where it is the containing block of fixed elements. */}
        <div className="@container flex min-h-0 flex-1 flex-col">
          <ConversationView
            userId={userId}
            sessionId={sessionId}
            talk={talk}
            book={null}
            onBegin={chatPanel.begin}
            field={field}
            heading={(text) => (
              <Dialog.Title ref={title} tabIndex={-1} className="font-bold leading-5 outline-none">
                {text}
              </Dialog.Title>
            )}
            items={
              <MenuItem onSelect={expand} disabled={talk.isSending}>
                <Maximize2 aria-hidden size={20} className="shrink-0" />
                {copy.expand}
              </MenuItem>
            }
            buttons={
              <>
                <IconButton label={copy.minimise} onClick={chatPanel.minimise}>
                  <Minus aria-hidden size={20} />
                </IconButton>
                <IconButton label={copy.close} onClick={chatPanel.close}>
                  <X aria-hidden size={20} />
                </IconButton>
              </>
            }
          />
        </div>
      </FollowContext>
    </Dialog.Content>
  );
}

type Props = {
  userId: string;
  /** True on screens where the conversation has its own page, or where only help is shown. */
  isHidden: boolean;
};

function Floating({ userId, isHidden }: Props) {
  const { isOpen, isMinimised, sessionId } = useChatPanel();
  const isSheet = useSyncExternalStore(followSmall, () => matchesMedia(SMALL));
  const isVisible = isOpen && !isMinimised && !isHidden;
  // This hook is outside the dialog's component, so that sending and receiving continue while the panel is minimised.
  const talk = useConversation({
    userId,
    sessionId,
    onBegun: chatPanel.setSession,
    isWatched: isVisible,
    onReply: chatPanel.noteReply,
  });
  return (
    <Dialog.Root open={isVisible} modal={isSheet} onOpenChange={(open) => !open && chatPanel.close()}>
      <Dialog.Portal>
        {isSheet && <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />}
        <PanelContent userId={userId} sessionId={sessionId} talk={talk} isSheet={isSheet} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The floating conversation. It stays open across navigations. */
export const ChatPanel = (props: Props) => <Floating key={`${props.userId} ${useChatPanel().talk}`} {...props} />;
