import { paths } from '@alento/domain/interface/paths';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../../features/account/account.keys.ts';
import { useMailedToken } from '../../features/account/password/mailed-token.ts';
import { confirmEmailCopy, linkCopy } from '../../features/account/recovery-email/mailed-link.copy.ts';
import { MailedLink } from '../../features/account/recovery-email/mailed-link.tsx';
import { call } from '../../lib/api/client.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { LinkButton } from '../../ui/button.tsx';

/** Opened by the link in the email to a new recovery address. */
export function Component() {
  const { token } = useMailedToken();
  const signedIn = useAccount() !== null;
  const queryClient = useQueryClient();
  const perform = async (token: string): Promise<void> => {
    // The link can be used once. A retry could report it as used although the first attempt succeeded.
    await call('POST /account/recovery-email/confirm', { body: { token } }, { repeatable: false });
    void queryClient.invalidateQueries({ queryKey: accountKeys.recoveryEmail() });
  };
  const away = (
    <LinkButton to={signedIn ? paths.profile : paths.login} variant="secondary">
      {signedIn ? linkCopy.toProfile : linkCopy.toSignIn}
    </LinkButton>
  );
  return <MailedLink copy={confirmEmailCopy} token={token} perform={perform} after={away} otherwise={away} />;
}
