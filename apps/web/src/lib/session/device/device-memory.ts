import type { Changes, Contents, Decide, DeviceStorage, Outcome } from '../../../platform/device-storage.ts';
import { deviceStorage } from '../../../platform/web-storage.ts';
import { Listeners } from '../../listeners.ts';

/**
 * In-memory copy of the device's storage, loaded before the first render, so that screens can read synchronously. A
 * write changes the copy at once and then the storage; if the storage rejects it, the copy is reverted.
 */
const memory = new Map<string, string>();
let storage: DeviceStorage = deviceStorage;
let unsubscribe = (): unknown => undefined;

/** Number of writes so far. A read of the storage that began before a write must not overwrite the written key. */
let writes = 0;
const writtenAt = new Map<string, number>();

const listeners = new Listeners<[key: string | null]>();

export const inMemory: Contents = { get: (key) => memory.get(key) ?? null, keys: () => memory.keys() };

function put(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
}

function putAll(changes: Changes): void {
  writes += 1;
  for (const [key, value] of Object.entries(changes)) {
    put(key, value);
    writtenAt.set(key, writes);
  }
}

/** Reloads the copy, because other tabs write too. */
export async function readAgain(): Promise<void> {
  const since = writes;
  const stored = await storage.readAll();
  for (const key of new Set([...memory.keys(), ...stored.keys()])) {
    if ((writtenAt.get(key) ?? 0) <= since) put(key, stored.get(key) ?? null);
  }
}

function announce(key: string | null): void {
  listeners.notify(key);
}

/**
 * Writes the changes that `decide` returns. It is called with the copy first, and again with the stored contents inside
 * the storage's transaction.
 */
export async function change(decide: Decide): Promise<Outcome> {
  const expected = decide(inMemory);
  putAll(expected ?? {});
  let decided: Changes | null = null;
  const outcome = await storage.change((contents) => {
    decided = decide(contents);
    return decided;
  });
  const isExpected = JSON.stringify(decided) === JSON.stringify(expected);
  if (isExpected && outcome !== 'full') return outcome;
  await readAgain();
  // Another tab had changed the storage, so the result differs from the copy.
  if (!isExpected && outcome !== 'off') announce(null);
  return outcome;
}

/** Loads the copy and follows changes of other tabs. Must run before any read. */
export async function openDevice(from: DeviceStorage): Promise<void> {
  unsubscribe();
  storage = from;
  unsubscribe = storage.subscribe(async (key) => {
    await readAgain();
    announce(key);
  });
  await readAgain();
}

/**
 * Calls the listener with each key that anything but a write of this tab changed; null means that any key may have
 * changed.
 */
export const onDeviceNews = listeners.subscribe;
