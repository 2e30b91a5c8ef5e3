import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyRingOf } from './key-ring.ts';
import { newNonce, type Sealed, seal, sealBytes, unseal, unsealBytes } from './seal.ts';

const ring = keyRingOf({
  identityKey: randomBytes(32),
  masterKeys: [
    { version: 1, key: randomBytes(32) },
    { version: 2, key: randomBytes(32) },
  ],
});
const { userKey } = ring.create('ana');
const context = { table: 'mood_entries', column: 'note', rowId: 'ana/1' };

describe('seal and unseal', () => {
  it('restore any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        expect(unseal(userKey, context, seal(userKey, context, text))).toBe(text);
      }),
    );
  });

  it('have the same format as sealBytes and unsealBytes, which restore any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        expect(unsealBytes(userKey, context, sealBytes(userKey, context, bytes))).toEqual(Buffer.from(bytes));
      }),
    );
    expect(unseal(userKey, context, sealBytes(userKey, context, Buffer.from('café')))).toBe('café');
    const sealed = seal(userKey, context, 'café');
    expect(unsealBytes(userKey, context, sealed).toString()).toBe('café');
    expect(() => unsealBytes(userKey, { ...context, rowId: 'ana/2' }, sealed)).toThrow();
  });

  it('never use the same nonce for two texts', () => {
    const nonces = Array.from({ length: 2000 }, () => newNonce().toString('hex'));
    expect(new Set(nonces).size).toBe(2000);
  });

  it('encrypt the same text to different bytes each time', () => {
    expect(Buffer.from(seal(userKey, context, 'oi'))).not.toEqual(Buffer.from(seal(userKey, context, 'oi')));
  });

  it.each([
    ['another row', { ...context, rowId: 'ana/2' }],
    ['another column', { ...context, column: 'ai_analysis' }],
    ['another table', { ...context, table: 'chats' }],
  ])('throw if an encrypted text is decrypted as the content of %s', (_, elsewhere) => {
    const sealed = seal(userKey, context, 'segredo');
    expect(() => unseal(userKey, elsewhere, sealed)).toThrow();
  });

  it('throw for a changed or truncated encrypted text and for another person’s key', () => {
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
  it('unwraps a data key only for the person to whom it belongs', () => {
    const { userKey: key, ...wrapped } = ring.create('ana');
    expect(ring.open('ana', wrapped).equals(key)).toBe(true);
    expect(() => ring.open('bia', wrapped)).toThrow();
  });

  it('rewraps a data key with the newest version of the master key', () => {
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

  it('hashes the same identifier differently for each purpose', () => {
    expect(ring.identify('login', 'x')).toBe(ring.identify('login', 'x'));
    expect(ring.identify('login', 'x')).not.toBe(ring.identify('recovery-email', 'x'));
  });
});
