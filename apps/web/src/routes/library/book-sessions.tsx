import { useParams } from 'react-router';
import { BookSessionsScreen } from '../../features/chat/book/book-sessions-screen.tsx';
import { BookMissing } from '../../features/content/book/book-missing.tsx';
import { useAccount } from '../../lib/session/use-account.ts';

/** The route requires login, so there is always an account. */
export function Component() {
  const { id = '' } = useParams<'id'>();
  const account = useAccount();
  return (
    account && (
      <BookSessionsScreen
        key={`${account.userId} ${id}`}
        userId={account.userId}
        bookId={id}
        missing={<BookMissing isGone={false} />}
      />
    )
  );
}
