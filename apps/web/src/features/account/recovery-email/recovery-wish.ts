import type { RecoveryEmail } from '@alento/contract/recovery-email';
import type { IdentityRequest } from '../identity/identity-form.tsx';
import { askAgain, changeRecoveryEmail, recoveryFailureText } from './change-recovery-email.ts';
import { recoveryCopy as copy } from './recovery-email.copy.ts';

/** A change of the recovery address that the person requested. */
export type RecoveryWish = { kind: 'change'; address: string } | { kind: 'again' | 'cancel' | 'remove' };

type Asked = Omit<IdentityRequest<RecoveryEmail>, 'onConfirmed'> & {
  /** A text that explains what happens after the confirmation. */
  text: string;
  /** The message after success. */
  done: string;
};

/**
 * Returns the texts of the identity check and the call for a wish.
 * @param current the account's current address, masked
 */
export function requestOf(wish: RecoveryWish, current: string | null): Asked {
  const failureText = recoveryFailureText;
  switch (wish.kind) {
    case 'change': {
      const text = copy.confirmText(wish.address);
      return {
        failureText,
        text: current === null ? text : `${text} ${copy.tellsFormer(current)}`,
        confirmLabel: copy.sendLink,
        perform: changeRecoveryEmail(wish.address),
        done: copy.sent,
      };
    }
    case 'again':
      return {
        failureText,
        text: copy.sendAgainText,
        confirmLabel: copy.sendLink,
        perform: askAgain,
        done: copy.sent,
      };
    case 'cancel':
      return {
        failureText,
        text: copy.cancelPendingText,
        confirmLabel: copy.cancelPending,
        perform: changeRecoveryEmail(null),
        done: copy.cancelled,
      };
    case 'remove':
      return {
        failureText,
        text: copy.removeText(current ?? ''),
        confirmLabel: copy.remove,
        danger: true,
        perform: changeRecoveryEmail(null),
        done: copy.removed,
      };
  }
}
