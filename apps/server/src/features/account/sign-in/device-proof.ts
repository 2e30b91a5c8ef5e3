import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../../crypto/key-ring.ts';

const NONCE_BYTES = 16;
const PROOF = /^([\w-]{22})\.([a-z2-7]{52})$/;

/** What a proof is about: the account, and the password hash it was given under. */
type Login = { stored: string; passwordHash: string };

/**
 * Proofs that a device has opened an account before. Nothing of them is kept: a keyed hash over account,
 * password hash and a random name. A changed or reset password ends every proof from before, so that who
 * knew the old one keeps no better place at the door.
 */
export function deviceProofs(keyRing: KeyRing) {
  const sign = ({ stored, passwordHash }: Login, nonce: string): string =>
    keyRing.identify('device-proof', JSON.stringify([stored, passwordHash, nonce]));

  return {
    give(login: Login): string {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      return `${nonce}.${sign(login, nonce)}`;
    },

    /** The name of a proof that holds for this account, for its own limit; else null. */
    nameOf(login: Login, proof: string | undefined): string | null {
      const [, nonce, mac] = PROOF.exec(proof ?? '') ?? [];
      if (nonce === undefined || mac === undefined) return null;
      return timingSafeEqual(Buffer.from(mac), Buffer.from(sign(login, nonce))) ? nonce : null;
    },
  };
}
