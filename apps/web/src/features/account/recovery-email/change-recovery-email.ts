import type { RecoveryEmail } from '@alento/contract/recovery-email';
import { errorText, isErrorCode } from '@alento/domain/errors/catalogue';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import type { Perform } from '../identity/use-confirmation.ts';

/** Requests a change of the recovery address. The address null removes it. */
export const changeRecoveryEmail =
  (recoveryEmail: string | null): Perform<RecoveryEmail> =>
  async (confirmation, sending) =>
    (await call('PUT /account/recovery-email', { body: { recoveryEmail, ...confirmation } }, sending)).data;

/**
 * Sends another link to the unconfirmed address. The screen has only the masked address, so the full one is loaded
 * first. If it no longer exists, nothing is sent, because a request without an address would remove the current one.
 */
export const askAgain: Perform<RecoveryEmail> = async (confirmation, sending) => {
  const { data } = await call('GET /onboarding/user-data', {});
  const { recoveryEmailPending } = data;
  if (!recoveryEmailPending) throw new ApiError(0, 'RECOVERY_EMAIL_FAILED', errorText('RECOVERY_EMAIL_FAILED'));
  return changeRecoveryEmail(recoveryEmailPending)(confirmation, sending);
};

const isAboutTheAddress = (code: string): boolean => isErrorCode(code) && code.startsWith('RECOVERY_EMAIL_');

/** The server's message if it is about the address, otherwise the specification's text for a failed server. */
export const recoveryFailureText = (error: Error): string =>
  error instanceof ApiError && isAboutTheAddress(error.errorCode) ? error.message : errorText('RECOVERY_EMAIL_FAILED');
