import type { Changes, Decide, DeviceStorage, Outcome } from './device-storage.ts';
import { type Area, localArea, readFrom, using } from './web-area.ts';

type Entry = [key: string, value: string | null];

/** Whether there was room for all of them. */
function isStored(storage: Storage, entries: readonly Entry[]): boolean {
  try {
    for (const [key, value] of entries) {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    }
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** New values first: a browser that dies in between leaves too much rather than too little. */
function apply(storage: Storage, changes: Changes): Outcome {
  const entries = Object.entries(changes);
  const sets = entries.filter(([, value]) => value !== null);
  const removals = entries.filter(([, value]) => value === null);
  const before = entries.map(([key]): Entry => [key, storage.getItem(key)]);
  // What goes makes room for what comes.
  if (isStored(storage, [...sets, ...removals]) || isStored(storage, [...removals, ...sets])) return 'kept';
  isStored(storage, [...entries.map(([key]): Entry => [key, null]), ...before]);
  return 'full';
}

/**
 * The port on a storage area of the browser. It reads and writes within the call, so that nothing comes
 * between a condition and its write, and what is written as a page is left arrives.
 */
export const webStorage = (area: Area): DeviceStorage => ({
  read: (key) => readFrom(area, key),

  readAll: async () => new Map(using(area, (storage) => Object.entries({ ...storage }), [])),

  change: async (decide: Decide) =>
    using<Outcome>(
      area,
      (storage) => {
        const changes = decide({ get: (key) => storage.getItem(key), keys: () => Object.keys(storage) });
        return changes === null ? 'declined' : apply(storage, changes);
      },
      'off',
    ),

  subscribe(listener) {
    const onStorage = ({ key, storageArea }: StorageEvent): void => {
      if (storageArea === null || storageArea === using(area, (storage) => storage, null)) listener(key);
    };
    // A page that comes back from the back/forward cache was told nothing while it lay there.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && using(area, () => true, false)) listener(null);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  },
});

/** What this device keeps. */
export const deviceStorage: DeviceStorage = webStorage(localArea);
