import { ChatScreen } from '../../features/chat/panel/chat-screen.tsx';
import { BookMissing } from '../../features/content/book/book-missing.tsx';
import { useAccount } from '../../lib/session/use-account.ts';

/** Inside the guard, so there always is an account. */
export function Component() {
  const account = useAccount();
  return (
    account && <ChatScreen key={account.userId} userId={account.userId} missing={<BookMissing isGone={false} />} />
  );
}
