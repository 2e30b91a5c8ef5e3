import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { accountKeys } from '../account.keys.ts';
import type { Perform } from '../identity/use-confirmation.ts';

/** Changes the password; every other session of the account ends, this one gets a new token (decision D14). */
export const changePassword =
  (newPassword: string): Perform<void> =>
  async ({ password: currentPassword, ...secondFactor }) => {
    const body = { currentPassword, newPassword, ...secondFactor };
    // A second try would be told that the current password is wrong, when the first one changed it.
    await call('POST /auth/change-password', { body }, { repeatable: false });
  };

/** Which sessions are open is another list by now. */
export function useReadSessionsAnew(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: accountKeys.sessions() });
}
