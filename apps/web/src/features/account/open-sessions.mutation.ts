import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { toast } from '../../ui/toast.tsx';
import { accountKeys } from './account.keys.ts';
import { sessionsCopy } from './profile.copy.ts';

/** What to end: one session by its id, or every other one. */
export type Revocation = { id: string } | 'others';

export function useRevokeSessions(onSettled: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (what: Revocation): Promise<void> => {
      if (what === 'others') await call('POST /auth/revoke-other-sessions', {});
      else await call('POST /auth/revoke-session', { body: { id: what.id } });
    },
    onSuccess: (_, what) => toast.saved(what === 'others' ? sessionsCopy.othersRevoked : sessionsCopy.revoked),
    onError: (error) => toast.failed(messageOf(error)),
    onSettled: () => {
      onSettled();
      return queryClient.invalidateQueries({ queryKey: accountKeys.sessions() });
    },
  });
}
