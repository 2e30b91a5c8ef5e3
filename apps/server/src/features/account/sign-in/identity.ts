import { createHash } from 'node:crypto';
import { anonymousAddressOf } from '@alento/domain/account/anonymous-address';
import { normalizeEmail } from '@alento/domain/account/email';
import type { KeyRing } from '../../../crypto/key-ring.ts';

const sha256 = async (text: string): Promise<Uint8Array> => createHash('sha256').update(text).digest();

/** The anonymous address with which an account signs in, and its keyed hash as stored in the database. */
export type Identity = { address: string; stored: string };

/**
 * Computes the identity of an anonymous or real e-mail address; null if the text is not an address. The stored hash has
 * the form of an e-mail address, because existing accounts are stored that way.
 */
export async function identityOf(email: string, keyRing: KeyRing): Promise<Identity | null> {
  const address = await anonymousAddressOf(email, sha256);
  return address === null ? null : { address, stored: `${keyRing.identify('login', address)}@id.invalid` };
}

/** Keyed hash of a recovery address, used to find accounts by it. */
export const recoveryIndexOf = (email: string, keyRing: KeyRing): string =>
  keyRing.identify('recovery-email', normalizeEmail(email));
