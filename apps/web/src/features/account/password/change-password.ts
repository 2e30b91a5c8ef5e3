import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { accountKeys } from '../account.keys.ts';
import type { Perform } from '../identity/use-confirmation.ts';

/** Changes the password. Every other session of the account ends and this one gets a new token (decision D14). */
export const changePassword =
  (newPassword: string): Perform<void> =>
  async ({ password: currentPassword, ...secondFactor }) => {
    const body = { currentPassword, newPassword, ...secondFactor };
    // If the first request changed the password, a retry would be refused with a wrong current password.
    await call('POST /auth/change-password', { body }, { repeatable: false });
  };

/** Invalidates the list of open sessions, which the change of password shortened. */
export function useReadSessionsAnew(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: accountKeys.sessions() });
}
