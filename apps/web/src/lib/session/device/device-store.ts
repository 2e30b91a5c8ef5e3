import type { Changes } from '../../../platform/device-storage.ts';
import { change, inMemory } from './device-memory.ts';
import { type Owned, ownedIn, ownedKey, ownersIn } from './owned-keys.ts';

/**
 * All that the app keeps on the device goes through here. What belongs to a person is keyed by their id,
 * and wiped at sign-out and account switch; the end of a session that nobody asked for leaves the words
 * that only this device has, sealed (ended-session.ts).
 *
 * Reads answer at once, from memory. Writes count there at once too; their promise tells whether the
 * device keeps them, for those who need to know.
 */

/** Names the specification fixes (core §3), and what is this device's own or the session's rather than a person's. */
export type FixedKey =
  | 'deviceProofs'
  | 'userId'
  | 'authToken'
  /** Seals what stays after a session that ended by itself: the account's, base64. */
  | 'deviceKey'
  /** When the token was stored, by this device's clock, ms epoch. */
  | 'tokenKeptAt'
  /** A session that ended and whose words are not sealed yet: whose, and the key (JSON). */
  | 'endedSession'
  | 'login_email'
  | 'createAccount'
  | 'pendingPlanId'
  | 'redirectToPayment'
  | 'paymentRedirectTimestamp'
  | 'theme';

export const readFixed = (key: FixedKey): string | null => inMemory.get(key);

/** Resolves to whether the device keeps it. */
export const writeFixed = async (key: FixedKey, value: string | null): Promise<boolean> =>
  (await change(() => ({ [key]: value }))) === 'kept';

/** A value of one person's, by a name of ours. */
export const readOwned = (userId: string, name: string): string | null => inMemory.get(ownedKey(userId, name));

type Read = (name: string) => string | null;

/**
 * Makes new values of those that are stored, whichever tab wrote them: all are kept, or none. Only for who
 * is signed in, by the storage at the moment of the write, which knows of other tabs: what comes after the
 * end of a session leaves no trace on the device. Resolves to whether the device keeps them.
 *
 * @param update values by name, null for nothing. Pure: it may be asked more than once.
 */
export async function updateOwned(userId: string, update: (read: Read) => Changes): Promise<boolean> {
  const outcome = await change((contents) => {
    const values = Object.entries(update((name) => contents.get(ownedKey(userId, name))));
    const isAllowed = contents.get('userId') === userId || values.every(([, value]) => value === null);
    return isAllowed ? Object.fromEntries(values.map(([name, value]) => [ownedKey(userId, name), value])) : null;
  });
  return outcome === 'kept';
}

/** Keeps a value under a name of ours, or nothing for null, as `updateOwned` does. */
export const writeOwned = (userId: string, name: string, value: string | null): Promise<boolean> =>
  updateOwned(userId, () => ({ [name]: value }));

/** Everything kept for one person. */
export const ownedBy = (userId: string): Owned[] => ownedIn(inMemory, userId);

/** Ids of those who have something of a kind on this device. */
export const ownersOf = (is: (name: string, value: string) => boolean): string[] => ownersIn(inMemory, is);
