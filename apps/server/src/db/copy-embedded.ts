import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { copyDirectory } from './previous-directory.ts';

const FOLDER_MODE = 0o700;
/** Space that a copy must leave on the disk, bytes: some files of the write-ahead log. */
const SPARE_BYTES = 256 * 1024 * 1024;
/** Folder of the write-ahead log, whose files are copied last. */
const LOG = 'pg_wal';
/** The file of the log in which a copy begins, as `pg_backup_stop` names it. */
const FIRST_LOG = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)$/m;

/** Why no copy could be made. */
class CopyFault extends Error {
  override readonly name = 'CopyFault';
  readonly code: 'COPY_IN_USE' | 'COPY_NO_SPACE' | 'COPY_LOG_DELETED';

  constructor(code: CopyFault['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Copies a file, unless it was deleted meanwhile. */
async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || existsSync(from)) throw error;
  }
}

/** Copies the files of a folder and of those in it for which `isWanted` is true of the path, and creates all folders. */
async function copyFolder(from: string, to: string, isWanted: (path: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: FOLDER_MODE });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target, isWanted);
    else if (isWanted(source)) await copyIfThere(source, target);
  }
}

/**
 * Refuses a copy that would fill the disk, on which the database has to write meanwhile. What is written from the copy,
 * such as a backup, may take as much again.
 */
async function checkSpace(directory: string): Promise<void> {
  let bytes = 0;
  // Files come and go.
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += await stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  const { bavail, bsize } = await statfs(directory);
  const needed = 2 * bytes + SPARE_BYTES;
  if (bavail * bsize < needed)
    throw new CopyFault('COPY_NO_SPACE', `A copy of the database needs ${needed} bytes of free disk space`);
}

async function copyTo(copy: string, client: Pick<PGlite, 'query'>, directory: string): Promise<void> {
  const log = join(directory, LOG);
  const stop = () => client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.query(`select pg_backup_start('alento', true)`);
  try {
    await copyFolder(directory, copy, (path) => !path.startsWith(log));
  } catch (error) {
    // A full disk must have room for what the end writes.
    await rm(copy, { recursive: true, force: true });
    await stop();
    throw error;
  }
  const label = (await stop()).rows[0]?.labelfile ?? '';
  await writeFile(join(copy, 'backup_label'), label);
  await copyFolder(log, join(copy, LOG), () => true);
  const [, first] = FIRST_LOG.exec(label) ?? [];
  if (!first || !existsSync(join(copy, LOG, first)))
    throw new CopyFault('COPY_LOG_DELETED', 'A part of the log was deleted during the copy');
}

/**
 * Runs `use` with the folder of a copy of a database's files, and deletes the copy.
 *
 * @throws CopyFault if there is no room for a copy, another one is in use, or a part of the log was deleted meanwhile,
 * which happens when a deleted account's key is overwritten.
 */
export type CopyFiles = <Result>(use: (copy: string) => Promise<Result>) => Promise<Result>;

/**
 * Copies the files of an open embedded database to a folder beside it, with PostgreSQL's online base backup
 * (https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP): others read and
 * write meanwhile, and a database that is opened on the copy has the state at its end.
 *
 * @param directory the folder of the database.
 */
export function copiesOf(client: Pick<PGlite, 'query'>, directory: string): CopyFiles {
  const copy = copyDirectory(directory);
  let isInUse = false;
  return async (use) => {
    if (isInUse) throw new CopyFault('COPY_IN_USE', 'A copy of the database is in use');
    isInUse = true;
    try {
      await rm(copy, { recursive: true, force: true });
      await checkSpace(directory);
      await copyTo(copy, client, directory);
      return await use(copy);
    } finally {
      await rm(copy, { recursive: true, force: true });
      isInUse = false;
    }
  };
}
