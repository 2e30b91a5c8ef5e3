import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { ANONYMOUS_DOMAIN, anonymousAddressOf, base32, isAnonymousAddress } from './anonymous-address.ts';

const sha256 = async (text: string): Promise<Uint8Array> => createHash('sha256').update(text, 'utf8').digest();

describe('base32', () => {
  // RFC 4648, section 10, without padding and in lower case
  it.each([
    ['', ''],
    ['f', 'my'],
    ['fo', 'mzxq'],
    ['foo', 'mzxw6'],
    ['foob', 'mzxw6yq'],
    ['fooba', 'mzxw6ytb'],
    ['foobar', 'mzxw6ytboi'],
  ])('encodes %j as %j', (text, encoded) => {
    expect(base32(new TextEncoder().encode(text))).toBe(encoded);
  });
});

describe('anonymousAddressOf', () => {
  it('is the salted SHA-256 of the address, for a known example', async () => {
    const salted = createHash('sha256').update('alento:endereco-anonimo:v1:maria@exemplo.com').digest();
    const address = await anonymousAddressOf('maria@exemplo.com', sha256);
    expect(address).toBe(`anon_${base32(salted)}@${ANONYMOUS_DOMAIN}`);
    expect(address).toBe(
      'anon_4ujr2b3hjlr2azfwlv4nybdowaffsum37kjujttypdepq6jg3dvq@lwvwg524elzodlie2lfzcilw4zedvd3pnhmcshhuuzk3um5tbhga.invalid',
    );
  });

  it('ignores case and surrounding spaces of the e-mail address', async () => {
    const address = await anonymousAddressOf('maria.silva@exemplo.com', sha256);
    for (const typed of [' Maria.Silva@Exemplo.com ', 'MARIA.SILVA@EXEMPLO.COM\n', '\tmaria.silva@exemplo.com']) {
      expect(await anonymousAddressOf(typed, sha256)).toBe(address);
    }
    expect(await anonymousAddressOf('maria.silva@exemplo.com.br', sha256)).not.toBe(address);
  });

  it('returns an anonymous address unchanged except for its case', async () => {
    const hash = vi.fn(sha256);
    const address = (await anonymousAddressOf('maria@exemplo.com', sha256)) ?? '';
    expect(await anonymousAddressOf(` ${address.toUpperCase()} `, hash)).toBe(address);
    expect(hash).not.toHaveBeenCalled();
  });

  it.each(['', '   ', 'maria', 'maria@', 'a@b', 'maria@exemplo.com, outra@exemplo.com'])(
    'returns null for %j, which is no email address',
    async (text) => {
      const hash = vi.fn(sha256);
      expect(await anonymousAddressOf(text, hash)).toBeNull();
      expect(hash).not.toHaveBeenCalled();
    },
  );
});

describe('isAnonymousAddress', () => {
  const local = `anon_${'a'.repeat(52)}`;

  it.each([
    [`${local}@${ANONYMOUS_DOMAIN}`, true],
    [`${local}@exemplo.com`, false],
    [`${local}a@${ANONYMOUS_DOMAIN}`, false],
    [`${local.slice(0, -1)}@${ANONYMOUS_DOMAIN}`, false],
    [`anon_${'1'.repeat(52)}@${ANONYMOUS_DOMAIN}`, false],
    [`x${local}@${ANONYMOUS_DOMAIN}`, false],
    [`${local}@${ANONYMOUS_DOMAIN}.br`, false],
    [`${local}@${ANONYMOUS_DOMAIN.replace('.', 'x')}`, false],
    [`${local}@${ANONYMOUS_DOMAIN}\n`, false],
  ])('for %s returns %s', (text, expected) => {
    expect(isAnonymousAddress(text)).toBe(expected);
  });
});
