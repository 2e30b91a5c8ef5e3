import { paths } from '@alento/domain/interface/paths';
import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../features/account/account.queries.ts';
import { useMailedToken } from '../../features/account/password/mailed-token.ts';
import { linkCopy, undoEmailCopy } from '../../features/account/recovery-email/mailed-link.copy.ts';
import { MailedLink } from '../../features/account/recovery-email/mailed-link.tsx';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/button.tsx';

const NewPassword = ({ variant }: { variant: 'primary' | 'secondary' }) => (
  <LinkButton to={paths.resetPassword} variant={variant}>
    {linkCopy.newPassword}
  </LinkButton>
);

/** Opened by the link in the email to the former recovery address after it was replaced. */
export function Component() {
  const { token } = useMailedToken();
  const queryClient = useQueryClient();
  const perform = async (token: string): Promise<void> => {
    // The link can be used once. A retry could report it as used although the first attempt succeeded.
    await call('POST /account/recovery-email/undo', { body: { token } }, { repeatable: false });
    // The server has ended every session of that account. Refetching the session ends it on this device too, if it
    // belongs to that account.
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
