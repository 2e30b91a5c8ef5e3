import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from './endpoints.ts';

function refusalOf(schema: z.ZodType, input: unknown): string | null {
  const parsed = schema.safeParse(input);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'no issue');
}
const SIGN_UP = {
  email: 'maria@exemplo.com',
  password: 'Abcdef1!',
  termsOfUseDocumentId: 'terms-of-use-1',
  privacyPolicyDocumentId: 'privacy-policy-1',
};

describe('the body of signUp', () => {
  it('requests an anonymous account if isAnonymous is missing', () => {
    expect(endpoints.signUp.body.parse(SIGN_UP)).toEqual({ ...SIGN_UP, isAnonymous: true });
  });

  it.each([
    [{ email: undefined }, 'EMAIL_INVALID'],
    [{ email: 7 }, 'EMAIL_INVALID'],
    [{ email: 'x'.repeat(321) }, 'EMAIL_INVALID'],
    [{ password: undefined }, 'PASSWORD_WEAK'],
    [{ password: 'x'.repeat(1025) }, 'PASSWORD_TOO_LONG'],
    [{ termsOfUseDocumentId: undefined }, 'TERMS_NOT_ACCEPTED'],
    [{ privacyPolicyDocumentId: null }, 'TERMS_NOT_ACCEPTED'],
    [{ name: 'x'.repeat(101) }, 'NAME_INVALID'],
    [{ name: 'Ma\u0000ria' }, 'NAME_INVALID'],
    [{ name: '\uD83D' }, 'NAME_INVALID'],
  ])('with the change %j is refused with %s', (change, code) => {
    expect(refusalOf(endpoints.signUp.body, { ...SIGN_UP, ...change })).toBe(code);
  });
});

describe('the body of signIn', () => {
  it.each([
    [{ email: 'maria@exemplo.com', password: '' }, null],
    [{ password: 'x' }, 'EMAIL_INVALID'],
    [{ email: 'maria@exemplo.com' }, 'CREDENTIALS_INVALID'],
    [{ email: 'maria@exemplo.com', password: { $ne: '' } }, 'CREDENTIALS_INVALID'],
    [{ email: 'maria@exemplo.com', password: 'x'.repeat(1025) }, 'CREDENTIALS_INVALID'],
  ])('is accepted or refused with the expected error code (case %#)', (input, code) => {
    expect(refusalOf(endpoints.signIn.body, input)).toBe(code);
  });
});

describe('the body of resetPassword', () => {
  it.each([
    [{ newPassword: 'Abcdef1!', token: 'abc' }, null],
    [{ newPassword: 'Abcdef1!' }, 'RESET_TOKEN_INVALID'],
    [{ newPassword: 'Abcdef1!', token: 'x'.repeat(201) }, 'RESET_TOKEN_INVALID'],
    [{ token: 'abc' }, 'PASSWORD_WEAK'],
  ])('is accepted or refused with the expected error code (case %#)', (input, code) => {
    expect(refusalOf(endpoints.resetPassword.body, input)).toBe(code);
  });
});

describe('account endpoints', () => {
  it.each([
    [{ recoveryEmail: null }, null],
    [{ recoveryEmail: '' }, null], // An empty address is valid here; the domain refuses it with a more exact code.
    [{}, 'RECOVERY_EMAIL_INVALID'],
    [{ recoveryEmail: 7 }, 'RECOVERY_EMAIL_INVALID'],
    [{ recoveryEmail: 'x'.repeat(321) }, 'RECOVERY_EMAIL_FORMAT'],
    [{ recoveryEmail: null, password: undefined }, 'PASSWORD_WRONG'],
    [{ recoveryEmail: null, password: 'x'.repeat(1025) }, 'PASSWORD_WRONG'],
    [{ recoveryEmail: null, secondFactor: { kind: 'sms', code: '1' } }, 'SECOND_FACTOR_WRONG'],
  ])('accept a change of the recovery address or refuse it with the expected error code (case %#)', (input, code) => {
    expect(refusalOf(endpoints.changeRecoveryEmail.body, { password: 'Abcdef1!', ...input })).toBe(code);
  });

  it('trim a new name, and accept null as the removal of the name', () => {
    expect(endpoints.updateUser.body.parse({ name: '  Maria ' })).toEqual({ name: 'Maria' });
    expect(endpoints.updateUser.body.parse({ name: null })).toEqual({ name: null });
  });

  it.each(['', 'a b', '../x', 'x'.repeat(65), 7, undefined])('refuse the session id %j', (id) => {
    expect(refusalOf(endpoints.revokeSession.body, { id })).toBe('SESSION_NOT_FOUND');
  });

  it.each(['', 'a b', '../x', 'x'.repeat(101)])('refuse the legal document id %j', (id) => {
    expect(refusalOf(endpoints.acceptLegalDocument.params, { id })).toBe('LEGAL_DOCUMENT_NOT_FOUND');
  });
});
