import type { UserKey } from '../crypto/seal.ts';
import { grantOwner } from './grant-owner.ts';
import type { Owner } from './owner.ts';
import type { KeyHolder } from './person.ts';

/*
 * Creates owners for callers without a session, who proved in another way that the account is theirs. Only the
 * services that check this proof may import the file (scripts/check/import-direction.cjs).
 */

/** Creates the owner of an account whose password was just verified; there is no session yet. */
export const ownerByPassword = (userId: string, userKey: UserKey): KeyHolder => ({
  owner: grantOwner(userId),
  userKey: () => userKey,
});

/** Creates the owner of an account whose mailed link was just verified. */
export const ownerByLink = (userId: string): Owner => grantOwner(userId);

/** Creates the owner of an account that this transaction has just created. */
export const ownerOfNewAccount = (userId: string): Owner => grantOwner(userId);
