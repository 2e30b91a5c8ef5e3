import { useEffect, useState } from 'react';
import { AssistantButton } from '../../features/assistant/assistant-button.tsx';
import { chatMissing } from '../../features/chat/chat-missing.copy.ts';
import { chatPanel } from '../../state/chat-panel/chat-panel.ts';
import { useChatPanel } from '../../state/chat-panel/use-chat-panel.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

const ChatPanel = optionalPart(async () => {
  try {
    return (await import('../../features/chat/conversation/chat-panel.tsx')).ChatPanel;
  } catch (error) {
    // Closes the panel, because the button that opens it is hidden while the panel is open.
    chatPanel.close();
    toast.failed(chatMissing);
    throw error;
  }
});

type Props = {
  userId: string;
  /** True on screens with a conversation of their own, and on those that show only help. */
  isHidden: boolean;
};

/**
 * The assistant's button and the floating conversation. The conversation's code is loaded when it is first opened, and
 * stays mounted.
 */
export function AssistantPlace({ userId, isHidden }: Props) {
  const { isOpen } = useChatPanel();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  // Keeps the panel from opening again on the next screen.
  useEffect(() => {
    if (isHidden) chatPanel.minimise();
  }, [isHidden]);
  return (
    <>
      {!isHidden && <AssistantButton userId={userId} />}
      {wasOpened && <ChatPanel userId={userId} isHidden={isHidden} />}
    </>
  );
}
