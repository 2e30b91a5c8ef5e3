import { readFixed } from '../../../lib/session/device/device-store.ts';
import { sealBytes, unsealBytes } from '../../../lib/session/ended/seal-bytes.ts';
import { session } from '../../../lib/session/session.ts';
import {
  deleteSealedFile,
  readSealedFile,
  sealedFiles,
  writeSealedFile,
} from '../../../platform/sealed/waiting-file-store.ts';

/** Files that could not be stored, until the page is closed. */
const inMemory = new Map<string, Uint8Array<ArrayBuffer>>();

session.subscribe((_, isOver) => {
  if (isOver) inMemory.clear();
});

const contextOf = (userId: string, id: string) => ({ name: `file ${id}`, userId });

/**
 * Stores a file on this device, encrypted with the account's key. If there is no room or no key, it stays in memory.
 *
 * @returns whether it is stored.
 */
export async function keepFile(userId: string, id: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const deviceKey = readFixed('deviceKey');
  try {
    if (deviceKey === null) throw new Error('No key');
    await writeSealedFile(userId, id, await sealBytes(deviceKey, contextOf(userId, id), bytes));
  } catch {
    inMemory.set(id, bytes);
    return false;
  }
  // The session ended during the write, and its end may have deleted the database before.
  if ((await session.newest())?.userId !== userId) await session.share();
  return true;
}

/** Reads a stored file; null if it is gone or can't be decrypted. Rejects if the device's database can't be read now. */
export async function openFile(userId: string, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const deviceKey = readFixed('deviceKey');
  const sealed = deviceKey === null || inMemory.has(id) ? null : await readSealedFile(userId, id);
  if (deviceKey === null || sealed === null) return inMemory.get(id) ?? null;
  return unsealBytes(deviceKey, contextOf(userId, id), sealed).catch(() => null);
}

/** Keeps a file only in this page, because its item is only there: other tabs delete a stored file without an item. */
export async function keepInPage(userId: string, id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await dropFile(userId, id);
  inMemory.set(id, bytes);
}

export async function dropFile(userId: string, id: string): Promise<void> {
  inMemory.delete(id);
  await deleteSealedFile(userId, id).catch(() => undefined);
}

/** Deletes the stored files that this person doesn't need: a page was closed before it did, or another person left. */
export async function dropFilesBut(userId: string, isNeeded: (id: string) => boolean): Promise<void> {
  const files = await sealedFiles().catch(() => []);
  const gone = files.filter((file) => file.userId !== userId || !isNeeded(file.id));
  await Promise.all(gone.map((file) => dropFile(file.userId, file.id)));
}
