import { describe, expect, it } from 'vitest';
import { emailToUse, prefilledEmail } from './login-address.ts';

const STORED = 'maria@exemplo.com';

describe('emailToUse on /login', () => {
  it('returns the stored login_email if the field was prefilled with it', () => {
    const field = prefilledEmail(STORED);
    expect(field.text).toBe(STORED);
    expect(emailToUse(field, STORED)).toBe(STORED);
  });

  it('returns the stored login_email if the person did not edit the field', () => {
    expect(emailToUse({ text: 'outra@exemplo.com', edited: false }, STORED)).toBe(STORED);
  });

  it('returns the typed address once the person edited the field', () => {
    expect(emailToUse({ text: 'outra@exemplo.com', edited: true }, STORED)).toBe('outra@exemplo.com');
  });

  it('returns the typed address on a device without a stored login_email', () => {
    expect(prefilledEmail(null).text).toBe('');
    expect(emailToUse({ text: 'nova@exemplo.com', edited: true }, null)).toBe('nova@exemplo.com');
  });
});
