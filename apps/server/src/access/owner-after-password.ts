import type { UserKey } from '../crypto/seal.ts';
import { grantOwner } from './grant-owner.ts';
import type { KeyHolder } from './person.ts';

/** Whose password was just given and found right; there is no session yet. For the sign-in alone. */
export const ownerAfterPassword = (userId: string, userKey: UserKey): KeyHolder => ({
  owner: grantOwner(userId),
  userKey: () => userKey,
});
