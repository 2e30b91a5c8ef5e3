import type { RecoveryEmail } from '@alento/contract/recovery-email';
import { errorText, isErrorCode } from '@alento/domain/errors/catalogue';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import type { Perform } from '../identity/use-confirmation.ts';

/** Asks for another recovery address; null removes it. */
export const changeRecoveryEmail =
  (recoveryEmail: string | null): Perform<RecoveryEmail> =>
  async (confirmation, sending) =>
    (await call('PUT /account/recovery-email', { body: { recoveryEmail, ...confirmation } }, sending)).data;

/**
 * Asks once more for the address that waits for its mailbox. Here it is known only masked: it comes in
 * full from what the person told. Gone meanwhile, nothing is asked for: without an address the call removes.
 */
export const askAgain: Perform<RecoveryEmail> = async (confirmation, sending) => {
  const { data } = await call('GET /onboarding/user-data', {});
  const { recoveryEmailPending } = data;
  if (!recoveryEmailPending) throw new ApiError(0, 'RECOVERY_EMAIL_FAILED', errorText('RECOVERY_EMAIL_FAILED'));
  return changeRecoveryEmail(recoveryEmailPending)(confirmation, sending);
};

const isAboutTheAddress = (code: string): boolean => isErrorCode(code) && code.startsWith('RECOVERY_EMAIL_');

/** The refusal's own words about the address, else the text for a server that failed (companion §5). */
export const recoveryFailureText = (error: Error): string =>
  error instanceof ApiError && isAboutTheAddress(error.errorCode) ? error.message : errorText('RECOVERY_EMAIL_FAILED');
