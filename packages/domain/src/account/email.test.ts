import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRecoveryEmail, isEmail, maskEmail, normalizeEmail } from './email.ts';

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'maria@exemplo.com',
    'maria.silva+alento@sub.exemplo.com.br',
    "o'brien@exemplo.com",
    'joão@exemplo.com.br',
    'maria@açaí.com.br',
    `${'a'.repeat(64)}@exemplo.com`,
    `a@${'b'.repeat(248)}.co`, // 253 octets
    `aa@${'b'.repeat(248)}.co`, // 254 octets
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'maria',
    'maria@',
    '@exemplo.com',
    'maria@exemplo', // The domain has no dot.
    'maria@exemplo.',
    'maria@exemplo..com',
    'maria@a@exemplo.com',
    'maria silva@exemplo.com',
    ' maria@exemplo.com',
    'maria@exemplo.com\n',
    'maria@exemplo.com\r\nBcc: outra@exemplo.com',
    'Maria <maria@exemplo.com>',
    '"maria"@exemplo.com',
    'maria\u0000@exemplo.com',
    'maria@exemplo.com\u200B', // Ends with a zero-width space, as copied from a web page.
    'maria\u202E@exemplo.com', // Contains a right-to-left override, which displays the rest in reverse.
    '\uD83D@exemplo.com',
    `${'a'.repeat(65)}@exemplo.com`,
    `aaa@${'b'.repeat(248)}.co`, // 255 octets
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('normalizeEmail', () => {
  it('lowercases and trims, and a second call changes nothing', () => {
    expect(normalizeEmail('  Maria.Silva@Exemplo.COM\t\n')).toBe('maria.silva@exemplo.com');
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const normalized = normalizeEmail(` ${email.toUpperCase()} `);
        expect(normalized).toBe(email.toLowerCase());
        expect(normalizeEmail(normalized)).toBe(normalized);
        expect(isEmail(normalized)).toBe(true);
      }),
    );
  });
});

describe('maskEmail', () => {
  it.each([
    ['mariana@exemplo.com', 'ma…@exemplo.com'],
    ['joão@exemplo.com', 'jo…@exemplo.com'],
    ['ana@exemplo.com', 'a…@exemplo.com'],
    ['jo@exemplo.com', 'j…@exemplo.com'],
    ['a@exemplo.com', '…@exemplo.com'],
    ['😀😀😀😀@exemplo.com', '😀😀…@exemplo.com'],
  ])('shows %s as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});

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
