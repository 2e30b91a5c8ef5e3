import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../testing/passwords.ts';
import { hasProblems, type SignUpInput, signUpProblems } from './sign-up.rules.ts';

const ANA = { name: 'Ana', phone: '(11) 98888-7777', keepsEmail: true };

const good: SignUpInput = {
  email: ' Maria.Silva@Exemplo.com ',
  password: PASSWORD,
  confirmation: PASSWORD,
  termsAccepted: true,
  identity: null,
  documents: { termsOfUseDocumentId: 't1', privacyPolicyDocumentId: 'p1' },
};

describe('signUpProblems (core §5)', () => {
  it('returns no problem if every field is valid', () => {
    expect(hasProblems(signUpProblems(good))).toBe(false);
  });

  it.each([
    ['no e-mail', { email: '' }, { email: 'EMAIL_INVALID' }],
    ['an e-mail without a domain', { email: 'maria@' }, { email: 'EMAIL_INVALID' }],
    ['strength 2', { password: 'abcdefgh', confirmation: 'abcdefgh' }, { password: 'PASSWORD_WEAK' }],
    ['another confirmation', { confirmation: 'outra' }, { confirmation: 'PASSWORDS_DIFFER' }],
    ['an account with an empty name', { identity: { ...ANA, name: ' ' } }, { name: 'PERSON_NAME_REQUIRED' }],
    ['a name that is too long', { identity: { ...ANA, name: 'a'.repeat(101) } }, { name: 'NAME_INVALID' }],
    ['an incomplete phone number', { identity: { ...ANA, phone: '(11) 9' } }, { phone: 'PHONE_FORMAT' }],
    ['terms not ticked', { termsAccepted: false }, { terms: 'TERMS_NOT_ACCEPTED' }],
    [
      'one document missing',
      { documents: { termsOfUseDocumentId: 't1', privacyPolicyDocumentId: null } },
      { documents: 'LEGAL_DOCUMENTS_MISSING' },
    ],
  ] as const)('returns exactly one problem for this input: %s', (_, change, problems) => {
    expect(signUpProblems({ ...good, ...change })).toEqual(problems);
  });

  it('returns no problem for an account with name and contact, with or without a phone number', () => {
    for (const identity of [ANA, { ...ANA, phone: '' }])
      expect(hasProblems(signUpProblems({ ...good, identity }))).toBe(false);
  });

  it('rejects a password of five characters even with letters, digits and symbols', () => {
    expect(signUpProblems({ ...good, password: 'Abc1#', confirmation: 'Abc1#' })).toEqual({
      password: 'PASSWORD_WEAK',
    });
  });
});
