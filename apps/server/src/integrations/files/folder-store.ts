import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../../db/replace-file.ts';
import type { FileStore } from './file-store.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Files are in folders by the beginning of their name, because a folder with very many files is slow. */
const BEGINNING = 2;
/** Bytes that are read at once. */
const READ_BYTES = 256 * 1024;
/** Space that files leave on the disk, bytes: the database may be on the same one and has to go on writing. */
const SPARE_BYTES = 512 * 1024 * 1024;
/** Ending of a file that is being written. */
const UNFINISHED = '.part';

/** Reads a file. It is opened with the first chunk, so that a reader who never begins leaves nothing open. */
async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: READ_BYTES });
}

/** Creates the folder of a file, so that it is on disk. @throws Error if the disk is nearly full. */
async function makeRoom(directory: string, folder: string): Promise<void> {
  const isNew = await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  if (isNew !== undefined) await syncFolder(directory);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < SPARE_BYTES) throw new Error('The disk of the file store is nearly full');
}

/** The path of a file in the folder of a store. */
export const pathIn = (directory: string, name: string): string => join(directory, name.slice(0, BEGINNING), name);

/** A store in a folder of this machine, which only its owner can read. Several processes may share it. */
export function folderStore(directory: string): FileStore {
  const pathOf = (name: string): string => pathIn(directory, name);

  return {
    async put(name, content) {
      const path = pathOf(name);
      const folder = dirname(path);
      await makeRoom(directory, folder);
      try {
        await pipeline(content, createWriteStream(path + UNFINISHED, { mode: FILE_MODE, flush: true }));
        await rename(path + UNFINISHED, path);
        await syncFolder(folder);
      } catch (error) {
        await rm(path + UNFINISHED, { force: true });
        throw error;
      }
    },

    async get(name) {
      const path = pathOf(name);
      try {
        await access(path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
      return chunksOf(path);
    },

    // Also what a process that was killed had begun to write.
    async remove(name) {
      for (const path of [pathOf(name), pathOf(name) + UNFINISHED]) await rm(path, { force: true });
    },
  };
}
