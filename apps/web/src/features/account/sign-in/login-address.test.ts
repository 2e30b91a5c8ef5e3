import { expect, it } from 'vitest';
import { emailToUse, prefilledEmail } from './login-address.ts';

const STORED = 'maria@exemplo.com';

it.each([
  ['the stored login_email if the field was prefilled with it', prefilledEmail(STORED), STORED, STORED],
  ['the stored login_email if the field was not edited', { text: 'outra@exemplo.com', edited: false }, STORED, STORED],
  ['the typed address', { text: 'outra@exemplo.com', edited: true }, STORED, 'outra@exemplo.com'],
  ['the typed address without a stored one', { text: 'nova@exemplo.com', edited: true }, null, 'nova@exemplo.com'],
])('emailToUse on /login returns %s', (_, field, stored, address) => {
  expect(emailToUse(field, stored)).toBe(address);
  expect(prefilledEmail(stored).text).toBe(stored ?? '');
});
