import type { Changes } from '../../../platform/device-storage.ts';
import { change, inMemory } from './device-memory.ts';
import { type Owned, ownedIn, ownedKey, ownersIn } from './owned-keys.ts';

/**
 * Access to everything that the app stores on the device. Keys of personal data start with the person's id; they are
 * deleted at sign-out and when another person signs in. If the session ends without a sign-out, texts that exist only
 * on this device are sealed and kept (ended-session.ts). Reads are synchronous, from memory. Writes change the memory
 * at once; their promise resolves to whether the device stored them.
 */

/** Keys that the specification names, and keys of the device or session that belong to no person. */
export type FixedKey =
  | 'deviceProofs'
  /** The device's id for notifications. */
  | 'deviceId'
  | 'userId'
  | 'authToken'
  /** The account's key for sealing after the session has ended, base64. */
  | 'deviceKey'
  /** When the token was stored, by this device's clock, ms epoch. */
  | 'tokenKeptAt'
  /** A session that has ended and is not sealed yet: user id and device key (JSON). */
  | 'endedSession'
  | 'login_email'
  /** Moods that were chosen without an account (JSON). */
  | 'firstMoods'
  | 'createAccount'
  | 'pendingPlanId'
  /** The price that the visitor chose, if it is not the monthly one. */
  | 'pendingPriceId'
  | 'redirectToPayment'
  | 'paymentRedirectTimestamp'
  | 'theme'
  | 'palette'
  | 'faces'
  /** Set if the offer to install the app was answered on this device. */
  | 'installOffer'
  /** What this installation of the native app remembers about its updates (JSON). It says nothing about a person. */
  | 'appUpdates';

export const readFixed = (key: FixedKey): string | null => inMemory.get(key);

/** Resolves to whether the value was stored. */
export const writeFixed = async (key: FixedKey, value: string | null): Promise<boolean> =>
  (await change(() => ({ [key]: value }))) === 'stored';

/** Reads a value stored for one person; null if there is none. */
export const readOwned = (userId: string, name: string): string | null => inMemory.get(ownedKey(userId, name));

type Read = (name: string) => string | null;

/**
 * Updates stored values in one transaction across tabs: all are stored, or none. Works only for the person who is
 * signed in according to the storage, which other tabs write too, so nothing is stored after the end of a session.
 * Resolves to whether the values were stored.
 *
 * @param update returns values by name, null to delete. It must be pure, because it may be called more than once.
 */
export async function updateOwned(userId: string, update: (read: Read) => Changes): Promise<boolean> {
  const outcome = await change((contents) => {
    const values = Object.entries(update((name) => contents.get(ownedKey(userId, name))));
    const isAllowed = contents.get('userId') === userId || values.every(([, value]) => value === null);
    return isAllowed ? Object.fromEntries(values.map(([name, value]) => [ownedKey(userId, name), value])) : null;
  });
  return outcome === 'stored';
}

/** Stores a value, or deletes it for null, like `updateOwned`. */
export const writeOwned = (userId: string, name: string, value: string | null): Promise<boolean> =>
  updateOwned(userId, () => ({ [name]: value }));

/** All stored values of one person. */
export const ownedBy = (userId: string): Owned[] => ownedIn(inMemory, userId);

/** Ids of people with a stored value that fulfils the condition. */
export const ownersOf = (is: (name: string, value: string) => boolean): string[] => ownersIn(inMemory, is);
