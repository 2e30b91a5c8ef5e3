import { checkRecoveryEmail, normalizeEmail } from '@alento/domain/account/email';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { NO_TEXTS, type StepRules, textOf } from '../step-rules.ts';

export type RecoveryEmail = { email: string; optsOut: boolean };

/** The account's recovery address, as far as this device has it. Empty if there is none. */
export const knownAddress = (known: UserData): string => textOf(known.recoveryEmail);

/** The unconfirmed recovery address. Empty if there is none. */
export const waitingAddress = (known: UserData): string => textOf(known.recoveryEmailPending);

/** Either an address or the checkbox to go without one is required. */
export const recoveryEmailRules: StepRules<RecoveryEmail> = {
  read: (known, isDone) => ({ email: knownAddress(known), optsOut: isDone && knownAddress(known) === '' }),
  check: ({ email, optsOut }) => {
    const checked = checkRecoveryEmail(email);
    return optsOut || checked.ok ? {} : { email: checked.code };
  },
  fields: ({ email, optsOut }) => ({ recoveryEmail: optsOut ? null : normalizeEmail(email) }),
  texts: NO_TEXTS,
};

/** Going without an address removes an existing one, so a warning is shown first. */
export const removesAddress = ({ optsOut }: RecoveryEmail, known: UserData): boolean =>
  optsOut && knownAddress(known) !== '';
