import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyRingOf } from './key-ring.ts';
import { newNonce } from './nonce.ts';
import { type Sealed, seal, unseal } from './seal.ts';

const ring = keyRingOf({
  identityKey: randomBytes(32),
  masterKeys: [
    { version: 1, key: randomBytes(32) },
    { version: 2, key: randomBytes(32) },
  ],
});
const { userKey } = ring.create('ana');
const context = { table: 'mood_entries', column: 'note', rowId: 'ana/1' };

describe('seal', () => {
  it('decrypts any text to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        expect(unseal(userKey, context, seal(userKey, context, text))).toBe(text);
      }),
    );
  });

  it('never uses a nonce twice', () => {
    const nonces = Array.from({ length: 2000 }, () => newNonce().toString('hex'));
    expect(new Set(nonces).size).toBe(2000);
  });

  it('produces different bytes for the same text', () => {
    expect(Buffer.from(seal(userKey, context, 'oi'))).not.toEqual(Buffer.from(seal(userKey, context, 'oi')));
  });

  it.each([
    ['another row', { ...context, rowId: 'ana/2' }],
    ['another column', { ...context, column: 'ai_analysis' }],
    ['another table', { ...context, table: 'chats' }],
  ])('doesn’t decrypt in %s', (_, elsewhere) => {
    const sealed = seal(userKey, context, 'segredo');
    expect(() => unseal(userKey, elsewhere, sealed)).toThrow();
  });

  it('doesn’t decrypt with a changed byte, truncated, or with another person’s key', () => {
    const sealed = seal(userKey, context, 'segredo');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => unseal(userKey, context, changed as unknown as Sealed)).toThrow();
    }
    expect(() => unseal(userKey, context, sealed.subarray(0, 20) as Sealed)).toThrow();
    expect(() => unseal(ring.create('bia').userKey, context, sealed)).toThrow();
  });
});

describe('key ring', () => {
  it('unwraps a key for its person only', () => {
    const { userKey: key, ...wrapped } = ring.create('ana');
    expect(ring.open('ana', wrapped).equals(key)).toBe(true);
    expect(() => ring.open('bia', wrapped)).toThrow();
  });

  it('wraps with the highest version and unwraps older ones', () => {
    const old = keyRingOf({ identityKey: randomBytes(32), masterKeys: [{ version: 1, key: Buffer.alloc(32, 7) }] });
    const { userKey: key, ...wrapped } = old.create('ana');
    const both = keyRingOf({
      identityKey: randomBytes(32),
      masterKeys: [
        { version: 1, key: Buffer.alloc(32, 7) },
        { version: 2, key: Buffer.alloc(32, 8) },
      ],
    });
    const rewrapped = both.rewrap('ana', wrapped);
    expect(rewrapped.masterKeyVersion).toBe(2);
    expect(both.open('ana', rewrapped).equals(key)).toBe(true);
    expect(() => old.open('ana', rewrapped)).toThrow('version 2 is not configured');
  });

  it('hashes identifiers by purpose', () => {
    expect(ring.identify('login', 'x')).toBe(ring.identify('login', 'x'));
    expect(ring.identify('login', 'x')).not.toBe(ring.identify('recovery-email', 'x'));
  });
});
