import { isEmail, normalizeEmail } from '@alento/domain/account/email';
import { checkNewPassword } from '@alento/domain/account/password';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { PERSON_NAME_MAX } from '@alento/domain/onboarding/limits';
import { isPhone } from '@alento/domain/onboarding/phone';
import { fitsWithin } from '@alento/domain/text/plain-text';
import type { GivenIdentity } from '../sign-in/sign-in.mutation.ts';

export type NewPasswordInput = { password: string; confirmation: string };

export type SignUpInput = NewPasswordInput & {
  email: string;
  termsAccepted: boolean;
  /** Null for an anonymous account. */
  identity: GivenIdentity | null;
  documents: { termsOfUseDocumentId: string | null; privacyPolicyDocumentId: string | null };
};

export type NewPasswordProblems = { password?: ErrorCode; confirmation?: ErrorCode };
export type IdentityProblems = { name?: ErrorCode; phone?: ErrorCode };
export type SignUpProblems = NewPasswordProblems &
  IdentityProblems & { email?: ErrorCode; terms?: ErrorCode; documents?: ErrorCode };

/** Returns why a new password is not accepted. */
export function newPasswordProblems({ password, confirmation }: NewPasswordInput): NewPasswordProblems {
  const checked = checkNewPassword(password);
  return {
    ...(checked.ok ? {} : { password: checked.code }),
    ...(password === confirmation ? {} : { confirmation: 'PASSWORDS_DIFFER' as const }),
  };
}

/** A name is required for an account with a name; the phone number is optional but must be complete (companion §5). */
function identityProblems(identity: GivenIdentity | null): IdentityProblems {
  if (identity === null) return {};
  const name = identity.name.trim();
  return {
    ...(name === '' ? { name: 'PERSON_NAME_REQUIRED' as const } : {}),
    ...(fitsWithin(name, PERSON_NAME_MAX) ? {} : { name: 'NAME_INVALID' as const }),
    ...(identity.phone === '' || isPhone(identity.phone) ? {} : { phone: 'PHONE_FORMAT' as const }),
  };
}

/** Returns why the account can't be created yet. Submit is enabled if there are no problems (core §5). */
export function signUpProblems(input: SignUpInput): SignUpProblems {
  const { termsOfUseDocumentId, privacyPolicyDocumentId } = input.documents;
  return {
    ...newPasswordProblems(input),
    ...identityProblems(input.identity),
    ...(isEmail(normalizeEmail(input.email)) ? {} : { email: 'EMAIL_INVALID' as const }),
    ...(input.termsAccepted ? {} : { terms: 'TERMS_NOT_ACCEPTED' as const }),
    ...(termsOfUseDocumentId && privacyPolicyDocumentId ? {} : { documents: 'LEGAL_DOCUMENTS_MISSING' as const }),
  };
}

export const hasProblems = (problems: SignUpProblems): boolean => Object.keys(problems).length > 0;
