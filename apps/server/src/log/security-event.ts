import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { Logger } from 'pino';
import type { KeyRing } from '../crypto/key-ring.ts';

/** Length of the keyed hash of an account. It suffices to distinguish accounts in a log. */
const ACCOUNT_CHARACTERS = 16;

type Happened =
  | 'sign-up'
  | 'sign-in'
  | 'second-factor-asked'
  | 'sign-out'
  | 'password-changed'
  | 'password-reset-requested'
  | 'password-reset'
  | 'recovery-address-asked'
  | 'recovery-address-changed'
  | 'recovery-address-removed'
  | 'recovery-address-restored'
  | 'session-revoked'
  | 'sessions-revoked'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'account-deleted';
type Refused =
  | 'sign-up-refused'
  | 'sign-in-refused'
  | 'second-factor-refused'
  | 'identity-refused'
  | 'password-reset-refused'
  | 'recovery-link-refused'
  | 'rate-limited';

export type SecurityEvent = {
  /** Id of the account, or the address or ticket that was tried; null if the request contains neither. */
  account: string | null;
  requestId: string;
} & ({ event: Happened } | { event: Refused; code: ErrorCode });

export type TellSecurityEvent = (event: SecurityEvent) => void;

/**
 * Logs changes of credentials and refused attempts (ASVS 16.3). The account is logged as a keyed hash, which is always
 * the same and doesn't reveal the account without the key.
 */
export const securityEvents =
  (log: Logger, keyRing: KeyRing): TellSecurityEvent =>
  ({ account, requestId, ...details }) => {
    const hash = account === null ? null : keyRing.identify('security-event', account).slice(0, ACCOUNT_CHARACTERS);
    if ('code' in details) log.warn({ ...details, outcome: 'refused', account: hash, requestId }, 'security event');
    else log.info({ ...details, outcome: 'success', account: hash, requestId }, 'security event');
  };
