import { open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes the entries of a folder to disk, after a file in it was created or renamed. */
export async function syncFolder(directory: string): Promise<void> {
  const folder = await open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Writes a file that only its owner can read. A present file is replaced at once, when the new one is on disk.
 *
 * @param temporary where the new file is written first, in the same folder.
 */
export async function replaceFile(path: string, text: string, temporary = `${path}.new`): Promise<void> {
  await writeFile(temporary, text, { mode: 0o600, flush: true });
  await rename(temporary, path);
  await syncFolder(dirname(path));
}
