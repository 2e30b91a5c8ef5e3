import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { Logger } from 'pino';
import type { KeyRing } from '../crypto/key-ring.ts';

/** Enough of a keyed hash to tell accounts apart in a log. */
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
  | 'recovery-codes-renewed';
type Refused =
  | 'sign-up-refused'
  | 'sign-in-refused'
  | 'second-factor-refused'
  | 'identity-refused'
  | 'password-reset-refused'
  | 'recovery-link-refused'
  | 'rate-limited';

export type SecurityEvent = {
  /** Id of the account, or whatever else names the one tried; null where nobody is named. */
  account: string | null;
  requestId: string;
} & ({ event: Happened } | { event: Refused; code: ErrorCode });

export type TellSecurityEvent = (event: SecurityEvent) => void;

/**
 * One line for what changes who can get into an account, or was refused there (ASVS 16.3). The account is
 * told by a keyed hash: the same each time, and nobody's without the key.
 */
export const securityEvents =
  (log: Logger, keyRing: KeyRing): TellSecurityEvent =>
  ({ account, requestId, ...told }) => {
    const hash = account === null ? null : keyRing.identify('security-event', account).slice(0, ACCOUNT_CHARACTERS);
    if ('code' in told) log.warn({ ...told, outcome: 'refused', account: hash, requestId }, 'security event');
    else log.info({ ...told, outcome: 'success', account: hash, requestId }, 'security event');
  };
