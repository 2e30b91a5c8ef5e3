import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { Preferences } from '@capacitor/preferences';
import type { Changes, DeviceStorage, Outcome } from '../device-storage.ts';
import { copyLook, LOOKS, showStoredLook } from './look-copy.ts';

/**
 * Values that only the device's key store holds, because they give access to the account or open its sealed texts. A
 * backup doesn't contain them.
 */
const SECRET: ReadonlySet<string> = new Set([
  'authToken',
  'deviceKey',
  'deviceProofs',
  'endedSession',
  'firstMoods',
  'login_email',
]);

/** A change of several keys, JSON. It is stored before the change and removed after it. */
const UNFINISHED = 'unfinished-change';

/** Key store and preferences of a device, or of a test. */
export type Stores = {
  readonly secrets: {
    get(key: string): Promise<unknown>;
    set(key: string, value: string): Promise<void>;
    remove(key: string): Promise<unknown>;
  };
  readonly preferences: Pick<typeof Preferences, 'get' | 'set' | 'remove' | 'keys'>;
};

/**
 * The device's stores. On iOS no backup, and no transfer to another phone, contains the secrets; they can be read while
 * the screen is locked, when the system starts the app for a notification.
 */
async function deviceStores(): Promise<Stores> {
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.afterFirstUnlockThisDeviceOnly);
  const secrets: Stores['secrets'] = {
    get: (key) => SecureStorage.get(key, false),
    set: (key, value) => SecureStorage.set(key, value),
    remove: (key) => SecureStorage.remove(key),
  };
  return { secrets, preferences: Preferences };
}

/** What the key store holds under a key. `isLost`: nothing, as on a phone that has another phone's backup. */
type Secret = { readonly value: string | null; readonly isLost: boolean };

function access({ secrets, preferences }: Stores) {
  async function write(key: string, value: string | null): Promise<void> {
    if (SECRET.has(key) || key === UNFINISHED) {
      if (value === null) await secrets.remove(key);
      else await secrets.set(key, value);
    } else if (value === null) await preferences.remove({ key });
    else await preferences.set({ key, value });
  }

  async function writeAll(changes: Changes): Promise<void> {
    for (const [key, value] of Object.entries(changes)) await write(key, value);
  }

  /** Writes all of the changes, also if the app is killed meanwhile: then the next start writes the rest. */
  async function writeTogether(changes: Changes): Promise<void> {
    const isSeveral = Object.keys(changes).length > 1;
    if (isSeveral) await write(UNFINISHED, JSON.stringify(changes));
    await writeAll(changes);
    if (isSeveral) await write(UNFINISHED, null);
  }

  /** Puts back what was stored before changes that failed, so that the next start doesn't finish them. */
  async function undo(before: Changes): Promise<void> {
    try {
      await writeTogether(before);
    } catch {
      // There is no room for what was there either. Removing needs none.
      await write(UNFINISHED, null).catch(() => undefined);
    }
  }

  async function readSecret(key: string): Promise<Secret> {
    try {
      const value = await secrets.get(key);
      return { value: typeof value === 'string' ? value : null, isLost: value === null };
    } catch {
      // It can't be decrypted, now or ever. The next sign-in writes it again.
      return { value: null, isLost: false };
    }
  }

  /** Finishes an interrupted change. Returns what could not be written, for want of room. */
  async function finish(): Promise<Changes> {
    const { value } = await readSecret(UNFINISHED);
    if (value === null) return {};
    const changes = JSON.parse(value) as Changes;
    try {
      await writeTogether(changes);
      return {};
    } catch {
      return changes;
    }
  }

  async function readAll(): Promise<Map<string, string>> {
    const stored = new Map<string, string>();
    const { keys } = await preferences.keys();
    for (const key of keys) {
      const { value } = await preferences.get({ key });
      if (value !== null) stored.set(key, value);
    }
    for (const key of SECRET) {
      const { value, isLost } = await readSecret(key);
      if (value !== null) stored.set(key, value);
      // Another phone's backup: whose data it is must not outlive the key to the account, so that it is erased.
      else if (key === 'authToken' && isLost && stored.delete('userId')) await preferences.remove({ key: 'userId' });
    }
    return stored;
  }

  return { writeTogether, undo, finish, readAll };
}

/**
 * The storage of the native shell: secrets in the key store, the rest in the app's preferences. The app is one page, so
 * its contents are kept in memory, and changes are written one after the other. A change of several keys that was
 * interrupted is finished at the next start.
 */
export async function nativeStorage(stores?: Stores): Promise<DeviceStorage> {
  const device = access(stores ?? (await deviceStores()));
  const unwritten = await device.finish();
  const items = await device.readAll();
  const remember = (changes: Changes): void => {
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) items.delete(key);
      else items.set(key, value);
    }
  };
  remember(unwritten);
  for (const look of LOOKS) showStoredLook(look, items.get(look) ?? null);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  async function store(changes: Changes): Promise<Outcome> {
    const before = Object.fromEntries(Object.keys(changes).map((key) => [key, items.get(key) ?? null]));
    try {
      await device.writeTogether(changes);
    } catch {
      await device.undo(before);
      return 'full';
    }
    for (const look of LOOKS) {
      const value = changes[look];
      if (value !== undefined) copyLook(look, value);
    }
    remember(changes);
    return 'stored';
  }

  return {
    read: (key) => inTurn(async () => items.get(key) ?? null),
    readAll: () => inTurn(async () => new Map(items)),
    change: (decide) =>
      inTurn(async () => {
        const changes = decide({ get: (key) => items.get(key) ?? null, keys: () => items.keys() });
        return changes === null ? 'declined' : store(changes);
      }),
    // No other tab changes it.
    subscribe: () => () => undefined,
  };
}
