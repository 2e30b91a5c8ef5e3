import { createECDH } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../../testing/tier/tier.ts';
import { keyRingOf } from '../../../crypto/key-ring.ts';
import { vapidSubject } from '../open-push.ts';
import { vapidKeysOf } from './vapid-keys.ts';

const keyRing = (identity: number) =>
  keyRingOf({ identityKey: Buffer.alloc(32, identity), masterKeys: [{ version: 1, key: Buffer.alloc(32, 9) }] });

describe('vapidKeysOf', () => {
  it('always derives the same pair from the same identity key', () => {
    // Fixed: browsers bind subscriptions to the public key, so these values must never change.
    expect(vapidKeysOf(keyRing(1))).toEqual({
      publicKey: 'BOEJCEGFoLej0AxJtpt0HRGxmwRMicWDjA2Uw-SGVm3AZJ9kOzimWwht37LA0NVoge59q2XrIu6TROZS_0TPSYw',
      privateKey: 'YNsY1E6f5Slm2-jNo0-NJl5Ti51wjVCHJUcltyqtlqE',
    });
    expect(vapidKeysOf(keyRing(2)).publicKey).not.toBe(vapidKeysOf(keyRing(1)).publicKey);
  });

  it('derives a valid pair from any seed: 32 and 65 bytes, and the public key of the private one', () => {
    const seeds = fc.oneof(
      fc.uint8Array({ minLength: 48, maxLength: 48 }),
      fc.constantFrom(new Uint8Array(48), new Uint8Array(48).fill(255)),
    );
    fc.assert(
      fc.property(seeds, (seed) => {
        const { privateKey, publicKey } = vapidKeysOf({ vapidSeed: () => Buffer.from(seed) });
        const pair = createECDH('prime256v1');
        pair.setPrivateKey(privateKey, 'base64url');
        expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
        expect(pair.getPublicKey('base64url')).toBe(publicKey);
      }),
      { numRuns: runs(10) },
    );
  });
});

describe('vapidSubject', () => {
  it('prefers the privacy contact, then a public https address, and never names this machine', () => {
    const contact = 'dados@alento.example';
    expect(vapidSubject({ PRIVACY_CONTACT: contact, PUBLIC_URL: 'https://alento.example' })).toBe(`mailto:${contact}`);
    expect(vapidSubject({ PUBLIC_URL: 'https://alento.example' })).toBe('https://alento.example');
    for (const PUBLIC_URL of ['http://alento.example', 'https://localhost:3000', undefined])
      expect(vapidSubject({ PUBLIC_URL })).toBe('mailto:nao-responda@alento.invalid');
  });
});
