import { describe, expect, it } from 'vitest';
import { checkRecoveryEmail } from './email.ts';

describe('checkRecoveryEmail', () => {
  it.each([
    [' Maria@Exemplo.com ', { ok: true, value: 'maria@exemplo.com' }],
    ['', { ok: false, code: 'RECOVERY_EMAIL_EMPTY' }],
    [' \t\n', { ok: false, code: 'RECOVERY_EMAIL_EMPTY' }],
    ['maria', { ok: false, code: 'RECOVERY_EMAIL_FORMAT' }],
    ['maria@exemplo.com\r\nBcc: x@y.com', { ok: false, code: 'RECOVERY_EMAIL_FORMAT' }],
    ['maria\u0000@exemplo.com', { ok: false, code: 'RECOVERY_EMAIL_FORMAT' }],
  ])('returns the normalised address or the error code for %j', (text, result) => {
    expect(checkRecoveryEmail(text)).toEqual(result);
  });
});
