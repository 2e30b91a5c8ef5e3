import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deviceKeyOf } from './device-key.ts';
import { keyRingOf } from './key-ring.ts';
import { keyedName } from './seal.ts';

const identityKey = randomBytes(32);
const masterKeys = [{ version: 1, key: randomBytes(32) }];
const ring = keyRingOf({ identityKey, masterKeys });

describe('deviceKeyOf', () => {
  it('returns a 32-byte key in base64 that is constant for each person', () => {
    const ana = ring.create('ana').userKey;
    const bia = ring.create('bia').userKey;
    expect(Buffer.from(deviceKeyOf(ana), 'base64')).toHaveLength(32);
    expect(deviceKeyOf(ana)).toBe(deviceKeyOf(ana));
    expect(deviceKeyOf(ana)).not.toBe(deviceKeyOf(bia));
  });

  it('returns the same key after the master key was rotated', () => {
    const { userKey, ...wrapped } = ring.create('ana');
    const rotated = keyRingOf({ identityKey, masterKeys: [...masterKeys, { version: 2, key: randomBytes(32) }] });
    const rewrapped = rotated.rewrap('ana', wrapped);
    expect(rewrapped.masterKeyVersion).toBe(2);
    expect(deviceKeyOf(rotated.open('ana', rewrapped))).toBe(deviceKeyOf(userKey));
  });

  it('returns a key that differs from the data key and from other values derived from the data key', () => {
    const { userKey } = ring.create('ana');
    expect(deviceKeyOf(userKey)).not.toBe(userKey.export().toString('base64'));
    expect(deviceKeyOf(userKey)).not.toContain(keyedName(userKey, 'device-storage'));
  });
});
