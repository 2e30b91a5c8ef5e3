import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../../crypto/key-ring.ts';

const NONCE_BYTES = 16;
const PROOF = /^([\w-]{22})\.([a-z2-7]{52})$/;

/** The sign-in data from which a proof is computed. */
type Login = { stored: string; passwordHash: string };

/*
 * Proofs that a device has signed in to an account before. The server doesn't store them: a proof is a random nonce and
 * a keyed hash of account, password hash and nonce. A password change or reset therefore invalidates all proofs,
 * including those of somebody else who knew the password.
 */

const sign = (keyRing: KeyRing, { stored, passwordHash }: Login, nonce: string): string =>
  keyRing.identify('device-proof', JSON.stringify([stored, passwordHash, nonce]));

export function giveDeviceProof(keyRing: KeyRing, login: Login): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  return `${nonce}.${sign(keyRing, login, nonce)}`;
}

/** The nonce of a proof that is valid for this account; else null. Each nonce has its own rate limit. */
export function nonceOfProof(keyRing: KeyRing, login: Login, proof: string | undefined): string | null {
  const [, nonce, mac] = PROOF.exec(proof ?? '') ?? [];
  if (nonce === undefined || mac === undefined) return null;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(sign(keyRing, login, nonce))) ? nonce : null;
}
