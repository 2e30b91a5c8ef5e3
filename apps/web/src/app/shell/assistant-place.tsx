import { Suspense, useEffect, useState } from 'react';
import { AssistantButton } from '../../features/assistant/assistant-button.tsx';
import { chatMissing } from '../../features/chat/chat-missing.copy.ts';
import { chatPanel } from '../../state/chat-panel/chat-panel.ts';
import { useChatPanel } from '../../state/chat-panel/use-chat-panel.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

const ChatPanel = optionalPart(async () => {
  try {
    return (await import('../../features/chat/panel/chat-panel.tsx')).ChatPanel;
  } catch (error) {
    // Else the button would have gone, and nothing come.
    chatPanel.close();
    toast.failed(chatMissing);
    throw error;
  }
});

type Props = {
  userId: string;
  /** On screens with a conversation of their own, or where help stands alone. */
  isHidden: boolean;
};

/**
 * Where the assistant's button and the floating conversation stand. The conversation's code comes when
 * it is first opened, and stays from then on.
 */
export function AssistantPlace({ userId, isHidden }: Props) {
  const { isOpen } = useChatPanel();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  // It does not come over the page by itself when the person goes on from there.
  useEffect(() => {
    if (isHidden) chatPanel.minimise();
  }, [isHidden]);
  return (
    <>
      {!isHidden && <AssistantButton userId={userId} />}
      <Suspense>{wasOpened && <ChatPanel userId={userId} isHidden={isHidden} />}</Suspense>
    </>
  );
}
