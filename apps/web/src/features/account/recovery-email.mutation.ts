import { errorText, isErrorCode } from '@alento/domain/errors/catalogue';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';
import { accountKeys } from './account.keys.ts';

/** Sets the recovery address; null removes it. */
export function useChangeRecoveryEmail(onSuccess: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (recoveryEmail: string | null) =>
      (await call('PUT /account/recovery-email', { body: { recoveryEmail } })).data.recoveryEmail,
    onMutate: () => ({ userId: session.userId() }),
    onSuccess: (masked, _, { userId }) => {
      // Someone else signed in meanwhile: the answer is not about them.
      if (userId !== session.userId()) return;
      queryClient.setQueryData(accountKeys.recoveryEmail(), masked);
      onSuccess();
    },
  });
}

const isAboutTheAddress = (code: string): boolean => isErrorCode(code) && code.startsWith('RECOVERY_EMAIL_');

/** The refusal's own words about the address, else the text for a server that failed (companion §5). */
export const recoveryFailureText = (error: Error): string =>
  error instanceof ApiError && isAboutTheAddress(error.errorCode) ? error.message : errorText('RECOVERY_EMAIL_FAILED');
