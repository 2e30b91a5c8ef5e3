import { createHash } from 'node:crypto';
import { anonymousAddressOf } from '@alento/domain/account/anonymous-address';
import { normalizeEmail } from '@alento/domain/account/email';
import type { KeyRing } from '../../../crypto/key-ring.ts';

const sha256 = async (text: string): Promise<Uint8Array> => createHash('sha256').update(text).digest();

/** Identity of a sign-in: the anonymous address, and its keyed hash as the account tables store it (D12). */
export type Identity = { address: string; stored: string };

/**
 * Identity of an anonymous or a real address; null if it is not an address. The stored form ends like an address
 * because better-auth required it; another form would not match existing accounts.
 */
export async function identityOf(email: string, keyRing: KeyRing): Promise<Identity | null> {
  const address = await anonymousAddressOf(email, sha256);
  return address === null ? null : { address, stored: `${keyRing.identify('login', address)}@id.invalid` };
}

/** Keyed hash of a recovery address, used to find accounts by it (decision D13). */
export const recoveryIndexOf = (email: string, keyRing: KeyRing): string =>
  keyRing.identify('recovery-email', normalizeEmail(email));
