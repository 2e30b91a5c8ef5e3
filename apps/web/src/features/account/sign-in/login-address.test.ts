import { describe, expect, it } from 'vitest';
import { emailToUse, prefilledEmail } from './login-address.ts';

const STORED = 'maria@exemplo.com';

describe('the e-mail used by /login (core §5, decision D12)', () => {
  it('is the stored login_email, which also prefills the field', () => {
    const field = prefilledEmail(STORED);
    expect(field.text).toBe(STORED);
    expect(emailToUse(field, STORED)).toBe(STORED);
  });

  it('is the stored login_email rather than text that the person did not type', () => {
    expect(emailToUse({ text: 'outra@exemplo.com', edited: false }, STORED)).toBe(STORED);
  });

  it('is the typed one once the field was edited', () => {
    expect(emailToUse({ text: 'outra@exemplo.com', edited: true }, STORED)).toBe('outra@exemplo.com');
  });

  it('is the typed one on a device without a stored one', () => {
    expect(prefilledEmail(null).text).toBe('');
    expect(emailToUse({ text: 'nova@exemplo.com', edited: true }, null)).toBe('nova@exemplo.com');
  });
});
