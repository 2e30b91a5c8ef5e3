import { describe, expect, it } from 'vitest';
import { emailToUse, prefilledEmail } from './login-address.ts';

const STORED = 'maria@exemplo.com';

describe('e-mail of the login (core §5, decision D12)', () => {
  it('is the stored login_email, which also fills the field', () => {
    const field = prefilledEmail(STORED);
    expect(field.text).toBe(STORED);
    expect(emailToUse(field, STORED)).toBe(STORED);
  });

  it('lets a stored login_email win over text that the person did not type', () => {
    expect(emailToUse({ text: 'outra@exemplo.com', edited: false }, STORED)).toBe(STORED);
  });

  it('is what the person typed once the field was edited', () => {
    expect(emailToUse({ text: 'outra@exemplo.com', edited: true }, STORED)).toBe('outra@exemplo.com');
  });

  it('is the typed one on a device that knows none', () => {
    expect(prefilledEmail(null).text).toBe('');
    expect(emailToUse({ text: 'nova@exemplo.com', edited: true }, null)).toBe('nova@exemplo.com');
  });
});
