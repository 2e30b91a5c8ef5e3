import { once } from 'node:events';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { KeyRing } from '../crypto/key-ring.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { syncFolder } from '../db/replace-file.ts';
import { backupName, makeBackupFolder, UNFINISHED } from './backup-files.ts';
import { KEY_CHECK } from './backup-format.ts';
import type { CopiedBackup } from './backup-thread.ts';
import { type ScriptOptions, writeScript } from './write-script.ts';

type BackupOptions = {
  keyRing: KeyRing;
  directory: string;
  /** ms epoch; becomes the name of the file. */
  now: number;
  /** Ends the thread that reads a copy. */
  signal?: AbortSignal;
};
const NEVER = new AbortController().signal;

export type WrittenBackup = { path: string; bytes: number; rows: number };

/**
 * Writes the script from a copy of the database's files in a thread of its own. An embedded database has one connection,
 * in the thread that answers people: they would wait until all tables are read.
 */
async function writeFromCopy(copy: string, script: ScriptOptions, signal: AbortSignal): Promise<number> {
  const work: CopiedBackup = { copy, script };
  const worker = new Worker(new URL('./backup-thread.ts', import.meta.url), { workerData: work });
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The thread of a backup ended without a result');
  });
  try {
    // Rejects with an error of the thread, too.
    const [rows] = await Promise.race([once(worker, 'message', { signal }), ended]);
    return rows;
  } finally {
    await worker.terminate();
  }
}

/**
 * Writes a backup of all tables, as they are at one moment, to a new file in `directory`. The file appears under its
 * name only when it is complete and on disk, and only its owner can read it. It contains no key of `keyRing`.
 *
 * @throws CopyFault (db/copy-embedded.ts); the signal's reason.
 */
export async function writeBackup(
  { bulk, copyFiles }: Pick<OpenDatabase, 'bulk' | 'copyFiles'>,
  { keyRing, directory, now, signal = NEVER }: BackupOptions,
): Promise<WrittenBackup> {
  const at = new Date(now);
  const path = join(directory, backupName(at));
  const file = `${path}${UNFINISHED}`;
  const script = { file, createdAt: at.toISOString(), keyCheck: keyRing.identify('backup', KEY_CHECK) };
  await makeBackupFolder(directory);
  try {
    const rows = await (copyFiles
      ? copyFiles((copy) => writeFromCopy(copy, script, signal))
      : writeScript(bulk, script));
    await rename(file, path);
    await syncFolder(directory);
    const { size } = await stat(path);
    return { path, bytes: size, rows };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
