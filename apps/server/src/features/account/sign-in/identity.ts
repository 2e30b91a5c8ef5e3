import { createHash } from 'node:crypto';
import { anonymousAddressOf } from '@alento/domain/account/anonymous-address';
import { normalizeEmail } from '@alento/domain/account/email';
import type { KeyRing } from '../../../crypto/key-ring.ts';

const sha256 = async (text: string): Promise<Uint8Array> => createHash('sha256').update(text).digest();

/** Who signs in: the anonymous address, and its keyed hash in the form the auth tables hold (D12). */
export type Identity = { address: string; stored: string };

/**
 * The identity behind an anonymous or a real address; null when it is no address. The stored form
 * ends like an address since better-auth asked for one; other hashes would be other accounts.
 */
export async function identityOf(email: string, keyRing: KeyRing): Promise<Identity | null> {
  const address = await anonymousAddressOf(email, sha256);
  return address === null ? null : { address, stored: `${keyRing.identify('login', address)}@id.invalid` };
}

/** Keyed hash of a recovery address, to find accounts by it (decision D13). */
export const recoveryIndexOf = (email: string, keyRing: KeyRing): string =>
  keyRing.identify('recovery-email', normalizeEmail(email));
