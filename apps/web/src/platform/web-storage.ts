import type { Changes, Decide, DeviceStorage, Outcome } from './device-storage.ts';
import { type Area, isRefused, localArea, readFrom, withStorage } from './web-area.ts';

type Entry = [key: string, value: string | null];

/** Writes the entries and returns whether all of them fitted. */
function isStored(storage: Storage, entries: readonly Entry[]): boolean {
  try {
    for (const [key, value] of entries) {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    }
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

/** Writes new values before it deletes others: if the browser crashes in between, no value is lost. */
function apply(storage: Storage, changes: Changes): Outcome {
  const entries = Object.entries(changes);
  const sets = entries.filter(([, value]) => value !== null);
  const removals = entries.filter(([, value]) => value === null);
  const before = entries.map(([key]): Entry => [key, storage.getItem(key)]);
  // If the new values don't fit, deletes first.
  if (isStored(storage, [...sets, ...removals]) || isStored(storage, [...removals, ...sets])) return 'stored';
  isStored(storage, [...entries.map(([key]): Entry => [key, null]), ...before]);
  return 'full';
}

/**
 * The device storage on a storage area of the browser. It reads and writes synchronously, so that no other write
 * happens between a decision and its changes, and a write is carried out even while the page is being closed.
 */
export const webStorage = (area: Area): DeviceStorage => ({
  read: (key) => readFrom(area, key),

  readAll: async () => new Map(withStorage(area, (storage) => Object.entries({ ...storage }), [])),

  change: async (decide: Decide) =>
    withStorage<Outcome>(
      area,
      (storage) => {
        const changes = decide({ get: (key) => storage.getItem(key), keys: () => Object.keys(storage) });
        return changes === null ? 'declined' : apply(storage, changes);
      },
      'off',
    ),

  subscribe(listener) {
    const onStorage = ({ key, storageArea }: StorageEvent): void => {
      if (storageArea === null || storageArea === withStorage(area, (storage) => storage, null)) listener(key);
    };
    // A page in the back/forward cache receives no storage events.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && withStorage(area, () => true, false)) listener(null);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  },
});

/** The storage of this device. */
export const deviceStorage: DeviceStorage = webStorage(localArea);
