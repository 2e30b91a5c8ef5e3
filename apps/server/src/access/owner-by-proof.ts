import type { UserKey } from '../crypto/seal.ts';
import { grantOwner } from './grant-owner.ts';
import type { Owner } from './owner.ts';
import type { KeyHolder } from './person.ts';

/*
 * Proof other than a session that an account belongs to the caller. Only the account's services that have just
 * checked the proof may import this (.dependency-cruiser.cjs).
 */

/** The account whose password was just verified; there is no session yet. */
export const ownerByPassword = (userId: string, userKey: UserKey): KeyHolder => ({
  owner: grantOwner(userId),
  userKey: () => userKey,
});

/** The account whose mailed link was just used and found valid. */
export const ownerByLink = (userId: string): Owner => grantOwner(userId);

/** The account that this transaction has just created. */
export const ownerOfNewAccount = (userId: string): Owner => grantOwner(userId);
