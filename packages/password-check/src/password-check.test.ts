import { checkNewPassword } from '@alento/domain/account/password';
import * as common from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, sampleOf } from '../../../testing/tier/tier.ts';
import { checkPassword } from './password-check.ts';
import { ACCEPTED, MARIA, REFUSED } from './passwords.fixture.ts';

const NOBODY = { names: [], addresses: [] };
const codeOf = (password: string, context = MARIA as { names: string[]; addresses: string[] }): string => {
  const checked = checkPassword(password, context);
  return checked.ok ? 'ok' : checked.code;
};
const keepsRule = (password: string): boolean => checkNewPassword(password).ok;
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

describe('checkPassword()', () => {
  const refused = Object.entries(REFUSED).flatMap(([code, list]) => list.map((password) => [password, code] as const));

  it.each(refused)('refuses %s with %s', (password, code) => {
    expect(keepsRule(password)).toBe(true);
    expect(codeOf(password)).toBe(code);
  });

  it.each(ACCEPTED)('accepts %s', (password) => {
    expect(codeOf(password)).toBe('ok');
  });

  it('applies the strength rule first, and returns its error codes', () => {
    expect(codeOf('senha')).toBe('PASSWORD_WEAK');
    expect(codeOf('12345678')).toBe('PASSWORD_WEAK');
    expect(codeOf(`Aa1!${'x'.repeat(125)}`)).toBe('PASSWORD_TOO_LONG');
  });

  it('refuses a person’s name or address only as this person’s own password', () => {
    const zuleica = { names: ['Zuleica Kowalczyk'], addresses: ['zk.tamandare@provedor.net'] };
    for (const password of ['Kowalczyk-77', 'Tamandare#9x', 'zk.tamandare@provedor.net']) {
      expect(codeOf(password, zuleica)).toBe('PASSWORD_PERSONAL');
      expect(codeOf(password)).not.toBe('PASSWORD_PERSONAL');
    }
    expect(codeOf('Kowalczyk-77')).toBe('ok');
  });

  it('recognises the person’s address even if the address is very long', () => {
    const address = `${'fulana.de.tal.'.repeat(4)}x@departamento.instituto.exemplo.com.br`;
    for (const password of [address, `${address}!`, `1${address.toUpperCase()}`]) {
      expect(codeOf(password, { names: [], addresses: [address] })).toBe('PASSWORD_PERSONAL');
    }
    expect(codeOf(`${address}-nuvem-chinelo-farol`, { names: [], addresses: [address] })).toBe('ok');
  });
});

describe('checkPassword() for common passwords', () => {
  const listed = common.dictionary['passwords-common'].map(String);
  const strong = listed.filter(keepsRule);

  it('refuses all 5,211 common passwords that meet the strength rule', () => {
    expect(strong).toHaveLength(5211);
    expect(strong.filter((password) => codeOf(password, NOBODY) !== 'PASSWORD_COMMON')).toEqual([]);
  });

  it('refuses common passwords in capitals or with a first capital', () => {
    const withCapital = listed.map(capitalised).filter((password) => keepsRule(password));
    expect(withCapital.length).toBeGreaterThan(strong.length * 2);
    const tried = sampleOf(withCapital, 500);
    expect(tried.filter((password) => codeOf(password, NOBODY) !== 'PASSWORD_COMMON')).toEqual([]);
    const shouted = strong.map((password) => password.toUpperCase());
    expect(shouted.filter((password) => codeOf(password, NOBODY) !== 'PASSWORD_COMMON')).toEqual([]);
  });
});

describe('checkPassword() for any text', () => {
  it('returns the same result for full-width letters as for ordinary letters', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 128 }),
      fc.string({ unit: fc.constantFrom(...'aA1!4@|<é ', 'constructor', '__proto__', '2026', 'maria'), maxLength: 12 }),
    );
    fc.assert(
      fc.property(text, (password) => {
        const wide = password.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
        if (keepsRule(password) && keepsRule(wide)) expect(codeOf(wide)).toBe(codeOf(password));
      }),
      { numRuns: runs(15) },
    );
  });
});
