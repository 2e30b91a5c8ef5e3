import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { accountKeys } from '../account.keys.ts';
import type { Perform } from '../identity/use-confirmation.ts';
import { sessionsCopy } from './profile.copy.ts';

/** Which sessions to end: one session by its id, or all except this one. */
export type Revocation = { id: string } | 'others';

/** Ends sessions after the identity check. */
export const revokeSessions =
  (what: Revocation): Perform<Revocation> =>
  async (confirmation, sending) => {
    if (what === 'others') await call('POST /auth/revoke-other-sessions', { body: confirmation }, sending);
    else await call('POST /auth/revoke-session', { body: { id: what.id, ...confirmation } }, sending);
    return what;
  };

/** Returns a function that shows a message about the ended sessions and reloads the list. */
export function useAnnounceRevoked() {
  const queryClient = useQueryClient();
  return (what: Revocation): void => {
    toast.saved(what === 'others' ? sessionsCopy.othersRevoked : sessionsCopy.revoked);
    void queryClient.invalidateQueries({ queryKey: accountKeys.sessions() });
  };
}
