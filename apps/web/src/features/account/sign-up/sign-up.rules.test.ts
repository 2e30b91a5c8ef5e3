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
  it.each([
    ['every field valid', {}, {}],
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
  ] as const)('returns the problems of this input: %s', (_, change, problems) => {
    const found = signUpProblems({ ...good, ...change });
    expect(found).toEqual(problems);
    expect(hasProblems(found)).toBe(Object.keys(change).length > 0);
  });
});
