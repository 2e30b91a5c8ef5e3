import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../testing/passwords.ts';
import { hasProblems, type SignUpInput, signUpProblems } from './sign-up.rules.ts';

const good: SignUpInput = {
  email: ' Maria.Silva@Exemplo.com ',
  password: PASSWORD,
  confirmation: PASSWORD,
  termsAccepted: true,
  documents: { termsOfUseDocumentId: 't1', privacyPolicyDocumentId: 'p1' },
};

describe('signUpProblems', () => {
  it('returns no problem if every field is valid', () => {
    expect(hasProblems(signUpProblems(good))).toBe(false);
  });

  it.each([
    ['no e-mail', { email: '' }, { email: 'EMAIL_INVALID' }],
    ['an e-mail without a domain', { email: 'maria@' }, { email: 'EMAIL_INVALID' }],
    ['strength 2', { password: 'abcdefgh', confirmation: 'abcdefgh' }, { password: 'PASSWORD_WEAK' }],
    ['another confirmation', { confirmation: 'outra' }, { confirmation: 'PASSWORDS_DIFFER' }],
    ['terms not ticked', { termsAccepted: false }, { terms: 'TERMS_NOT_ACCEPTED' }],
    [
      'one document missing',
      { documents: { termsOfUseDocumentId: 't1', privacyPolicyDocumentId: null } },
      { documents: 'LEGAL_DOCUMENTS_MISSING' },
    ],
  ] as const)('returns exactly one problem for this input: %s', (_, change, problems) => {
    expect(signUpProblems({ ...good, ...change })).toEqual(problems);
  });

  it('rejects a password of five characters even with letters, digits and symbols', () => {
    expect(signUpProblems({ ...good, password: 'Abc1#', confirmation: 'Abc1#' })).toEqual({
      password: 'PASSWORD_WEAK',
    });
  });
});
