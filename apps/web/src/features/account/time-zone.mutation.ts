import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast.tsx';
import { accountKeys } from './account.keys.ts';
import { timeZoneCopy } from './profile.copy.ts';

/** Moves the account to another zone, once in 24 hours (decision D1). */
export function useChangeTimeZone() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (timeZone: string) => (await call('PUT /account/time-zone', { body: { timeZone } })).data,
    onMutate: () => ({ userId: session.userId() }),
    onSuccess: (answer, _, { userId }) => {
      // Someone else signed in meanwhile: the answer is not about them.
      if (userId !== session.userId()) return;
      queryClient.setQueryData(accountKeys.timeZone(), answer);
      toast.saved(timeZoneCopy.changed);
    },
    onError: (error) => {
      toast.failed(messageOf(error));
      // It may have changed from another device a moment ago.
      return queryClient.invalidateQueries({ queryKey: accountKeys.timeZone() });
    },
  });
}
