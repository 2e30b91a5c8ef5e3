import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';
import { accountKeys } from './account.keys.ts';

export type PasswordChange = { currentPassword: string; newPassword: string };

/** Changes the password; every other session of the account ends (decision D14). */
export function useChangePassword(onSuccess: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    // A second try would be told that the current password is wrong, when the first one changed it.
    mutationFn: (body: PasswordChange) => call('POST /auth/change-password', { body }, { repeatable: false }),
    onMutate: () => ({ userId: session.userId() }),
    onSuccess: (_data, _sent, { userId }) => {
      // Someone else signed in meanwhile: the answer is not about them.
      if (userId !== session.userId()) return;
      onSuccess();
      return queryClient.invalidateQueries({ queryKey: accountKeys.sessions() });
    },
  });
}
