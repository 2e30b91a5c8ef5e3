import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../../crypto/key-ring.ts';

const NONCE_BYTES = 16;
const PROOF = /^([\w-]{22})\.([a-z2-7]{52})$/;

/** The login that a proof belongs to: the account and its password hash at the time. */
type Login = { stored: string; passwordHash: string };

/**
 * Proofs that a device has signed in to an account before. They are not stored: each is a keyed hash over account,
 * password hash and a random nonce. A password change or reset invalidates all earlier proofs, also those of a person
 * who knew the old password.
 */
export function deviceProofs(keyRing: KeyRing) {
  const sign = ({ stored, passwordHash }: Login, nonce: string): string =>
    keyRing.identify('device-proof', JSON.stringify([stored, passwordHash, nonce]));

  return {
    give(login: Login): string {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      return `${nonce}.${sign(login, nonce)}`;
    },

    /** The nonce of a proof that is valid for this account, which identifies its own rate limit; else null. */
    nameOf(login: Login, proof: string | undefined): string | null {
      const [, nonce, mac] = PROOF.exec(proof ?? '') ?? [];
      if (nonce === undefined || mac === undefined) return null;
      return timingSafeEqual(Buffer.from(mac), Buffer.from(sign(login, nonce))) ? nonce : null;
    },
  };
}
