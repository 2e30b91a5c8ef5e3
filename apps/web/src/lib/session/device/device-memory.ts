import type { Changes, Contents, Decide, DeviceStorage, Outcome } from '../../../platform/device-storage.ts';
import { deviceStorage } from '../../../platform/web-storage.ts';

/**
 * What the device keeps, in memory: loaded once before anything is drawn, so that screens read at once.
 * A write counts here at once and goes to the storage, which has the last word: what it declines or has
 * no room for is taken back here.
 */
const memory = new Map<string, string>();
let storage: DeviceStorage = deviceStorage;
let unsubscribe = (): unknown => undefined;

/** Counts the writes made here; what was read from the storage before one of them knows less than it. */
let writes = 0;
const writtenAt = new Map<string, number>();

const listeners = new Set<(key: string | null) => void>();

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

/** Takes over what is stored now: other tabs write too. */
export async function readAgain(): Promise<void> {
  const since = writes;
  const stored = await storage.readAll();
  for (const key of new Set([...memory.keys(), ...stored.keys()])) {
    if ((writtenAt.get(key) ?? 0) <= since) put(key, stored.get(key) ?? null);
  }
}

function announce(key: string | null): void {
  for (const listener of listeners) listener(key);
}

/** Writes what `decide` makes of what is kept: here by what is known here, in the storage by what stands there. */
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
  // The storage knew of another tab.
  if (!isExpected && outcome !== 'off') announce(null);
  return outcome;
}

/** Loads what is kept, and follows what other tabs change. Nothing is read before. */
export async function openDevice(from: DeviceStorage): Promise<void> {
  unsubscribe();
  storage = from;
  unsubscribe = storage.subscribe(async (key) => {
    await readAgain();
    announce(key);
  });
  await readAgain();
}

/** Tells of what changed here without this tab's doing; null where it may be anything. */
export function onDeviceNews(listener: (key: string | null) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
