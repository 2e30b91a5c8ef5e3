import { expect, it } from 'vitest';
import { identityProblems } from './identity.rules.ts';

const ANA = { name: 'Ana', phone: '(11) 98888-7777', keepsEmail: true };

it.each([
  ['a name and a phone number', {}, {}],
  ['a name alone', { phone: '', keepsEmail: false }, {}],
  ['an empty name', { name: ' ' }, { name: 'PERSON_NAME_REQUIRED' }],
  ['a name that is too long', { name: 'a'.repeat(101) }, { name: 'NAME_INVALID' }],
  ['an incomplete phone number', { phone: '(11) 9' }, { phone: 'PHONE_FORMAT' }],
])('identityProblems of %s', (_, change, problems) => {
  expect(identityProblems({ ...ANA, ...change })).toEqual(problems);
});
