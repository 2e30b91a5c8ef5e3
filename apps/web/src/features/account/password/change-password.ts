import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { accountKeys } from '../account.keys.ts';
import type { Perform } from '../identity/use-confirmation.ts';

/** Changes the password. The server ends every other session of the account and gives this one a new token. */
export const changePassword =
  (newPassword: string): Perform<void> =>
  async ({ password: currentPassword, ...secondFactor }) => {
    const body = { currentPassword, newPassword, ...secondFactor };
    // If the first request changed the password, the server would refuse a retry because the current password is
    // wrong.
    await call('POST /auth/change-password', { body }, { repeatable: false });
  };

/** Returns a function that invalidates the list of open sessions, because a change of password ends the others. */
export function useReadSessionsAnew(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: accountKeys.sessions() });
}
