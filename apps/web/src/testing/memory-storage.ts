import type { Changes, DeviceStorage } from '../platform/device-storage.ts';

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export type Shared = { items: Map<string, string>; listeners: Set<(key: string | null) => void>; room: number };

export const sharedMemory = (room = Number.POSITIVE_INFINITY): Shared => ({
  items: new Map(),
  listeners: new Set(),
  room,
});

const sizeOf = (items: ReadonlyMap<string, string>): number =>
  [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);

function changed(items: ReadonlyMap<string, string>, changes: Changes): Map<string, string> {
  const next = new Map(items);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return next;
}

/**
 * An asynchronous storage, like that of a native shell: each read and write finishes in a later task, in order. Several
 * storages on the same memory simulate the tabs of one device; each is notified of the others' writes in a later task.
 */
export function memoryStorage(shared: Shared = sharedMemory()): DeviceStorage {
  let last: Promise<unknown> = Promise.resolve();
  let own: ((key: string | null) => void) | null = null;
  const inTurn = <T>(work: () => T): Promise<T> => {
    const done = last.then(turn).then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const notify = (keys: readonly string[]): void => {
    const others = [...shared.listeners].filter((listener) => listener !== own);
    setTimeout(() => {
      for (const key of keys) for (const listener of others) listener(key);
    });
  };
  return {
    read: (key) => inTurn(() => shared.items.get(key) ?? null),
    readAll: () => inTurn(() => new Map(shared.items)),
    change: (decide) =>
      inTurn(() => {
        const { items, room } = shared;
        const changes = decide({ get: (key) => items.get(key) ?? null, keys: () => items.keys() });
        if (changes === null) return 'declined';
        const next = changed(items, changes);
        if (sizeOf(next) > room && sizeOf(next) > sizeOf(items)) return 'full';
        shared.items = next;
        notify(Object.keys(changes));
        return 'stored';
      }),
    subscribe(listener) {
      own = listener;
      shared.listeners.add(listener);
      return () => shared.listeners.delete(listener);
    },
  };
}
