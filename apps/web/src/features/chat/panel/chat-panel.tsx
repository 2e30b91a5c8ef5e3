import { chatPath, paths } from '@alento/domain/interface/paths';
import { Maximize2, MessagesSquare, Minus, SquarePen, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { chatPanel } from '../../../state/chat-panel/chat-panel.ts';
import { useChatPanel } from '../../../state/chat-panel/use-chat-panel.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { chatCopy as copy } from '../chat.copy.ts';
import { ConversationView } from '../conversation/conversation.tsx';
import { type Talk, useConversation } from '../conversation/use-conversation.ts';
import { FollowContext } from '../message/chat-link.tsx';
import { PlaceLink } from '../message/place-link.tsx';
import { ChatHeader } from './chat-header.tsx';
import { useIsSheet } from './use-is-sheet.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';

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

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Returns the focus to the button that opens the panel, unless the focus is already elsewhere. */
function giveFocusBack(event: Event): void {
  event.preventDefault();
  if (!isNowhere()) return;
  const opener = document.querySelector<HTMLElement>('[data-assistant-button]') ?? document.querySelector('main');
  opener?.focus({ preventScroll: true });
}

type ContentProps = { userId: string; sessionId: string | null; talk: Talk; isSheet: boolean };

function PanelContent({ userId, sessionId, talk, isSheet }: ContentProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useKeyboardRoom();
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
      className={`@container fixed flex animate-rise flex-col overflow-hidden bg-ground text-ink shadow-raised ${isSheet ? SHEET : CORNER}`}
    >
      <FollowContext value={makeWay}>
        <ConversationView
          userId={userId}
          sessionId={sessionId}
          talk={talk}
          onBegin={begin}
          field={field}
          header={(mode) => (
            <ChatHeader
              mode={mode}
              sessionId={sessionId}
              name={talk.title}
              messages={talk.messages}
              drawTitle={(text) => (
                <Dialog.Title ref={title} tabIndex={-1} className="font-bold leading-snug outline-none">
                  {text}
                </Dialog.Title>
              )}
            >
              <IconButton label={copy.begin} onClick={begin} disabled={sessionId === null || talk.isSending}>
                <SquarePen aria-hidden size={20} />
              </IconButton>
              <IconButton label={copy.expand} onClick={expand} disabled={talk.isSending}>
                <Maximize2 aria-hidden size={20} />
              </IconButton>
              <IconButton label={copy.minimise} onClick={chatPanel.minimise}>
                <Minus aria-hidden size={20} />
              </IconButton>
              <IconButton label={copy.close} onClick={chatPanel.close}>
                <X aria-hidden size={20} />
              </IconButton>
            </ChatHeader>
          )}
          beside={
            <PlaceLink to={paths.chatSessions} label={copy.all}>
              <MessagesSquare aria-hidden size={20} />
            </PlaceLink>
          }
        />
      </FollowContext>
    </Dialog.Content>
  );
}

function begin(): void {
  chatPanel.begin();
}

type Props = { userId: string; isHidden: boolean };

function Floating({ userId, isHidden }: Props) {
  const { isOpen, isMinimised, sessionId } = useChatPanel();
  const isSheet = useIsSheet();
  const isShown = isOpen && !isMinimised && !isHidden;
  // This hook is outside the dialog's component, so that sending and receiving continue while the panel is minimised.
  const talk = useConversation({
    userId,
    sessionId,
    onBegun: chatPanel.keep,
    isWatched: isShown,
    onReply: chatPanel.tell,
  });
  return (
    <Dialog.Root open={isShown} modal={isSheet} onOpenChange={(open) => !open && chatPanel.close()}>
      <Dialog.Portal>
        {isSheet && <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />}
        <PanelContent userId={userId} sessionId={sessionId} talk={talk} isSheet={isSheet} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * The floating conversation. It stays open across navigations.
 * @param isHidden true on screens where the conversation has its own page, or where only help is shown
 */
export function ChatPanel(props: Props) {
  const { talk } = useChatPanel();
  return <Floating key={`${props.userId} ${talk}`} {...props} />;
}
