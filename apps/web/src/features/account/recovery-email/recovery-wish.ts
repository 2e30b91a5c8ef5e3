import type { RecoveryEmail } from '@alento/contract/recovery-email';
import { errorText, isErrorCode } from '@alento/domain/errors/catalogue';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import type { IdentityRequest } from '../identity/identity-form.tsx';
import type { Perform } from '../identity/use-confirmation.ts';
import { recoveryCopy as copy } from './recovery-email.copy.ts';

/** Requests a change of the recovery address. The address null removes it. */
const changeRecoveryEmail =
  (recoveryEmail: string | null): Perform<RecoveryEmail> =>
  async (confirmation, sending) =>
    (await call('PUT /account/recovery-email', { body: { recoveryEmail, ...confirmation } }, sending)).data;

/**
 * Sends another link to the unconfirmed address. The screen has only the masked address, so the full one is loaded
 * first. If it no longer exists, nothing is sent, because a request without an address would remove the current one.
 */
const askAgain: Perform<RecoveryEmail> = async (confirmation, sending) => {
  const { data } = await call('GET /onboarding/user-data', {});
  const { recoveryEmailPending } = data;
  if (!recoveryEmailPending) throw new ApiError(0, 'RECOVERY_EMAIL_FAILED', errorText('RECOVERY_EMAIL_FAILED'));
  return changeRecoveryEmail(recoveryEmailPending)(confirmation, sending);
};

const isAboutTheAddress = (code: string): boolean => isErrorCode(code) && code.startsWith('RECOVERY_EMAIL_');

/** The server's message if it is about the address, otherwise the specification's text for a failed server. */
export const recoveryFailureText = (error: Error): string =>
  error instanceof ApiError && isAboutTheAddress(error.errorCode) ? error.message : errorText('RECOVERY_EMAIL_FAILED');

/** A change of the recovery address that the person requested. */
export type RecoveryWish = { kind: 'change'; address: string } | { kind: 'again' | 'cancel' | 'remove' };

type RecoveryRequest = Pick<IdentityRequest<RecoveryEmail>, 'confirmLabel' | 'danger' | 'perform'> & {
  /** A text that explains what happens after the confirmation. */
  text: string;
  /** The message after success. */
  done: string;
};

/**
 * Returns the texts of the identity check and the call for a wish.
 * @param current the account's current address, masked
 */
export function requestOf(wish: RecoveryWish, current: string | null): RecoveryRequest {
  switch (wish.kind) {
    case 'change': {
      const text = copy.confirmText(wish.address);
      return {
        text: current === null ? text : `${text} ${copy.noticeToFormer(current)}`,
        confirmLabel: copy.sendLink,
        perform: changeRecoveryEmail(wish.address),
        done: copy.sent,
      };
    }
    case 'again':
      return {
        text: copy.sendAgainText,
        confirmLabel: copy.sendLink,
        perform: askAgain,
        done: copy.sent,
      };
    case 'cancel':
      return {
        text: copy.cancelPendingText,
        confirmLabel: copy.cancelPending,
        perform: changeRecoveryEmail(null),
        done: copy.cancelled,
      };
    case 'remove':
      return {
        text: copy.removeText(current ?? ''),
        confirmLabel: copy.remove,
        danger: true,
        perform: changeRecoveryEmail(null),
        done: copy.removed,
      };
  }
}
