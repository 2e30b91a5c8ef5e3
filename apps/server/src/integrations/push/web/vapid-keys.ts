import { createECDH } from 'node:crypto';
import type { KeyRing } from '../../../crypto/key-ring.ts';

/** Order of the curve P-256 (FIPS 186-4, D.1.2.3). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const SCALAR_DIGITS = 64;

/** The key pair with which this installation identifies itself to push services (RFC 8292), base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * Derives the key pair from the identity key, so that it is made, kept and backed up with the other secrets. Browsers
 * bind a subscription to the public key: a changed derivation would end every subscription.
 */
export function vapidKeysOf(keyRing: Pick<KeyRing, 'vapidSeed'>): VapidKeys {
  const seed = BigInt(`0x${keyRing.vapidSeed().toString('hex')}`);
  const scalar = (seed % (ORDER - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar.toString(16).padStart(SCALAR_DIGITS, '0'), 'hex');
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(scalar.toString(16).padStart(SCALAR_DIGITS, '0'), 'hex').toString('base64url'),
  };
}
