import { ChatScreen } from '../../features/chat/panel/chat-screen.tsx';
import { BookMissing } from '../../features/content/book/book-missing.tsx';
import { useAccount } from '../../lib/session/use-account.ts';

/** Behind the guard: there is an account whenever this shows. */
export function Component() {
  const account = useAccount();
  return (
    account && <ChatScreen key={account.userId} userId={account.userId} missing={<BookMissing isGone={false} />} />
  );
}
