import type { RecoveryEmail } from '@alento/contract/recovery-email';
import type { IdentityRequest } from '../identity/identity-form.tsx';
import { askAgain, changeRecoveryEmail, recoveryFailureText } from './change-recovery-email.ts';
import { recoveryCopy as copy } from './recovery-email.copy.ts';

/** What a person wants of their recovery address. */
export type RecoveryWish = { kind: 'change'; address: string } | { kind: 'again' | 'cancel' | 'remove' };

type Asked = Omit<IdentityRequest<RecoveryEmail>, 'onConfirmed'> & {
  /** What happens once it is confirmed. */
  text: string;
  /** What is said afterwards. */
  done: string;
};

/** How a wish is asked about, and what fulfils it. @param current the address the account has, masked */
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
