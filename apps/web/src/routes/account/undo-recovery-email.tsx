import { paths } from '@alento/domain/interface/paths';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sessionQuery } from '../../features/account/account.queries.ts';
import { useMailedToken } from '../../features/account/password/mailed-token.ts';
import { linkCopy, undoEmailCopy } from '../../features/account/recovery-email/mailed-link.copy.ts';
import { MailedLink } from '../../features/account/recovery-email/mailed-link.tsx';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';

const NewPassword = ({ variant }: { variant: 'primary' | 'secondary' }) => (
  <Button variant={variant} asChild>
    <Link to={paths.resetPassword}>{linkCopy.newPassword}</Link>
  </Button>
);

/** Where the link leads that the former recovery address is sent when another one took its place. */
export function Component() {
  const { token } = useMailedToken();
  const queryClient = useQueryClient();
  const perform = async (given: string): Promise<void> => {
    // The link holds once: a second try would be told that it is spent, when the first one used it.
    await call('POST /account/recovery-email/undo', { body: { token: given } }, { repeatable: false });
    // Every session of that account is over. Whether this device's is one of them, the next call is told.
    if (session.current()) void queryClient.prefetchQuery({ ...sessionQuery(), staleTime: 0 });
  };
  return (
    <MailedLink
      copy={undoEmailCopy}
      token={token}
      perform={perform}
      after={<NewPassword variant="primary" />}
      otherwise={<NewPassword variant="secondary" />}
    />
  );
}
