import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SealedBundle } from './seal-bundle.ts';

/** Prefix of folders that are being written. No version begins like this. */
const UNFINISHED = '.publishing-';
/** File in a folder whose row may be missing yet. No object is named like this. */
const MARK = '_unfinished';

/** Writes a file and waits until it is on disk. */
async function writeSynced(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Waits until the names in a folder are on disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
      throw error;
    },
  );

/**
 * Deletes what an interrupted publication left. Call it only while no other process publishes.
 *
 * @param hasRow whether a version is in the database.
 */
export async function removeLeftovers(folder: string, hasRow: (version: string) => Promise<boolean>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.startsWith(UNFINISHED)) await rm(path, { recursive: true });
    else if (await exists(join(path, MARK))) {
      if (await hasRow(name)) await rm(join(path, MARK));
      else await rm(path, { recursive: true });
    }
  }
}

/** Writes the objects of a version into a folder of another name, and renames it when all is on disk. */
export async function writeVersion(
  folder: string,
  version: string,
  objects: SealedBundle['objects'],
  reach: (moment: 'written' | 'renamed') => void = () => {},
): Promise<void> {
  const aside = join(folder, `${UNFINISHED}${version}`);
  try {
    await mkdir(aside, { mode: 0o755 });
    await writeSynced(join(aside, MARK), new Uint8Array());
    for (const [object, content] of objects) await writeSynced(join(aside, object), content);
    await syncFolder(aside);
    reach('written');
    await rename(aside, join(folder, version));
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
  await syncFolder(folder);
  reach('renamed');
}

/** Marks a version's folder as finished, once its row is stored. */
export const finishVersion = (folder: string, version: string): Promise<void> => rm(join(folder, version, MARK));
