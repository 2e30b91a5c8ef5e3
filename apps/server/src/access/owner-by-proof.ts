import type { UserKey } from '../crypto/seal.ts';
import { grantOwner } from './grant-owner.ts';
import type { Owner } from './owner.ts';
import type { KeyHolder } from './person.ts';

/*
 * Who shows by something else than a session that an account is theirs. For the account's own services
 * that have just seen the proof (.dependency-cruiser.cjs).
 */

/** Whose password was just given and found right; there is no session yet. */
export const ownerByPassword = (userId: string, userKey: UserKey): KeyHolder => ({
  owner: grantOwner(userId),
  userKey: () => userKey,
});

/** Whose mailed link was just used, and held. */
export const ownerByLink = (userId: string): Owner => grantOwner(userId);

/** Whose account was just made, in the same transaction. */
export const ownerOfNewAccount = (userId: string): Owner => grantOwner(userId);
