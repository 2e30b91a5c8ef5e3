import { ChatScreen } from '../../features/chat/conversation/chat-screen.tsx';
import { BookMissing } from '../../features/content/book/book-missing.tsx';
import { useAccount } from '../../lib/session/use-account.ts';

/** The route requires login, so there is always an account. */
export function Component() {
  const account = useAccount();
  return (
    account && <ChatScreen key={account.userId} userId={account.userId} missing={<BookMissing isGone={false} />} />
  );
}
