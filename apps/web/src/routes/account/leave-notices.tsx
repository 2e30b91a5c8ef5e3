import { paths } from '@alento/domain/interface/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useMailedToken } from '../../features/account/password/mailed-token.ts';
import { MailedLink } from '../../features/account/recovery-email/mailed-link.tsx';
import { leaveCopy } from '../../features/notification-channels/leave-notices.copy.ts';
import { call } from '../../lib/api/client.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { channelKeys } from '../../state/account/channels.queries.ts';
import { LinkButton } from '../../ui/button.tsx';

/** Opened by the link in a message. Opening it changes nothing, because programs open links too (RFC 8058). */
export function Component() {
  const { token } = useMailedToken('query');
  const signedIn = useAccount() !== null;
  const queryClient = useQueryClient();
  const perform = async (token: string): Promise<void> => {
    await call('POST /notification-channels/unsubscribe/{token}', { params: { token } });
    void queryClient.invalidateQueries({ queryKey: channelKeys.all() });
  };
  const away = (
    <LinkButton to={signedIn ? paths.notifications : paths.login} variant="secondary">
      {signedIn ? leaveCopy.toSettings : leaveCopy.toSignIn}
    </LinkButton>
  );
  return <MailedLink copy={leaveCopy} token={token} perform={perform} after={away} otherwise={away} />;
}
