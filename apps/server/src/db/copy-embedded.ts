import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { copyDirectory } from './previous-directory.ts';

const FOLDER_MODE = 0o700;
/** Folder of the write-ahead log, whose files are copied last. */
const LOG = 'pg_wal';
/** The file of the log in which a copy begins, as `pg_backup_stop` names it. */
const FIRST_LOG = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)$/m;

/** Copies a file, unless it was deleted meanwhile. */
async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
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

async function copyTo(copy: string, client: Pick<PGlite, 'query'>, directory: string): Promise<void> {
  const log = join(directory, LOG);
  let label = '';
  await client.query(`select pg_backup_start('alento', true)`);
  try {
    await copyFolder(directory, copy, (path) => !path.startsWith(log));
  } finally {
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    label = rows[0]?.labelfile ?? '';
  }
  await writeFile(join(copy, 'backup_label'), label);
  await copyFolder(log, join(copy, LOG), () => true);
  const [, first] = FIRST_LOG.exec(label) ?? [];
  if (!first || !existsSync(join(copy, LOG, first))) throw new Error('A part of the log was deleted during the copy');
}

/**
 * Copies the files of an open embedded database to a folder beside it, with PostgreSQL's online base backup
 * (https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP): others read and
 * write meanwhile, and a database that is opened on the copy has the state at its end. It takes as much disk as the
 * database.
 *
 * @param directory the folder of the database.
 * @returns the folder of the copy, which the caller deletes.
 * @throws Error if a part of the log was deleted meanwhile, which happens when a deleted account's key is overwritten.
 */
export async function copyEmbedded(client: Pick<PGlite, 'query'>, directory: string): Promise<string> {
  const copy = copyDirectory(directory);
  await rm(copy, { recursive: true, force: true });
  try {
    await copyTo(copy, client, directory);
    return copy;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
}
