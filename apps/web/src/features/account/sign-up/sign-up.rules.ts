import { isEmail, normalizeEmail } from '@alento/domain/account/email';
import { checkNewPassword } from '@alento/domain/account/password';
import type { ErrorCode } from '@alento/domain/errors/catalogue';

export type NewPasswordInput = { password: string; confirmation: string };

export type SignUpInput = NewPasswordInput & {
  email: string;
  termsAccepted: boolean;
  documents: { termsOfUseDocumentId: string | null; privacyPolicyDocumentId: string | null };
};

export type NewPasswordProblems = { password?: ErrorCode; confirmation?: ErrorCode };
export type SignUpProblems = NewPasswordProblems & { email?: ErrorCode; terms?: ErrorCode; documents?: ErrorCode };

/** Returns why a new password is not accepted. */
export function newPasswordProblems({ password, confirmation }: NewPasswordInput): NewPasswordProblems {
  const checked = checkNewPassword(password);
  return {
    ...(checked.ok ? {} : { password: checked.code }),
    ...(password === confirmation ? {} : { confirmation: 'PASSWORDS_DIFFER' as const }),
  };
}

/** Returns why the account can't be created yet. Submit is enabled if there are no problems. */
export function signUpProblems(input: SignUpInput): SignUpProblems {
  const { termsOfUseDocumentId, privacyPolicyDocumentId } = input.documents;
  return {
    ...newPasswordProblems(input),
    ...(isEmail(normalizeEmail(input.email)) ? {} : { email: 'EMAIL_INVALID' as const }),
    ...(input.termsAccepted ? {} : { terms: 'TERMS_NOT_ACCEPTED' as const }),
    ...(termsOfUseDocumentId && privacyPolicyDocumentId ? {} : { documents: 'LEGAL_DOCUMENTS_MISSING' as const }),
  };
}

export const hasProblems = (problems: SignUpProblems): boolean => Object.keys(problems).length > 0;
