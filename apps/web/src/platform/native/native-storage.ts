import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { Preferences } from '@capacitor/preferences';
import type { Changes, DeviceStorage, Outcome } from '../device-storage.ts';
import { copyTheme, showStoredTheme } from './theme-copy.ts';

/**
 * Values that only the device's key store holds, because they give access to the account or open its sealed texts. A
 * backup doesn't contain them (decision D43).
 */
const SECRET: ReadonlySet<string> = new Set(['authToken', 'deviceKey', 'deviceProofs', 'endedSession', 'login_email']);

/** A change of several keys, JSON. It is stored before the change and removed after it. */
const UNFINISHED = 'unfinished-change';

async function write(key: string, value: string | null): Promise<void> {
  if (SECRET.has(key) || key === UNFINISHED) {
    if (value === null) await SecureStorage.remove(key);
    else await SecureStorage.set(key, value);
  } else if (value === null) await Preferences.remove({ key });
  else await Preferences.set({ key, value });
}

async function writeAll(changes: Changes): Promise<void> {
  for (const [key, value] of Object.entries(changes)) await write(key, value);
}

/** A secret of the key store; null if it is missing, or if this device can't decrypt it (another device's backup). */
async function readSecret(key: string): Promise<string | null> {
  try {
    const value = await SecureStorage.get(key, false);
    return typeof value === 'string' ? value : null;
  } catch {
    await SecureStorage.remove(key);
    return null;
  }
}

async function readStored(): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  const { keys } = await Preferences.keys();
  for (const key of keys) {
    const { value } = await Preferences.get({ key });
    if (value !== null) stored.set(key, value);
  }
  for (const key of SECRET) {
    const value = await readSecret(key);
    if (value !== null) stored.set(key, value);
  }
  return stored;
}

/**
 * The storage of the native shell: secrets in the key store, the rest in the app's preferences. The app is one page, so
 * its contents are kept in memory, and changes are written one after the other. A change of several keys that was
 * interrupted is finished at the next start.
 */
export async function nativeStorage(): Promise<DeviceStorage> {
  // iOS: no backup, and no transfer to another phone, contains what is stored with this.
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.afterFirstUnlockThisDeviceOnly);
  const unfinished = await readSecret(UNFINISHED);
  if (unfinished !== null) {
    await writeAll(JSON.parse(unfinished) as Changes);
    await write(UNFINISHED, null);
  }
  const items = await readStored();
  showStoredTheme(items.get('theme') ?? null);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  async function store(changes: Changes): Promise<Outcome> {
    const isSeveral = Object.keys(changes).length > 1;
    try {
      if (isSeveral) await write(UNFINISHED, JSON.stringify(changes));
      await writeAll(changes);
      if (isSeveral) await write(UNFINISHED, null);
    } catch {
      return 'full';
    }
    if (changes.theme !== undefined) copyTheme(changes.theme);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) items.delete(key);
      else items.set(key, value);
    }
    return 'kept';
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
