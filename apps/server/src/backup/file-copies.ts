import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DAY_MS } from '@alento/domain/time/local-date';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { attachments } from '../db/schema/attachment.ts';
import { pathIn } from '../integrations/files/folder-store.ts';
import { removals } from '../stored-files/removable-files.ts';
import type { BackupSettings } from './backup-settings.ts';

/** Folder of the copies, in the folder of the backups. They are shared by all backups, because files never change. */
const COPIES = 'files';
/** Ending of the copy of a file whose attachment was deleted. */
const GONE = '.gone';
const UNFINISHED = '.part';
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

type Folders = Pick<BackupSettings, 'directory' | 'files'>;

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The files in a folder and in those below it, one folder at a time, because there may be very many. */
async function* filesIn(folder: string): AsyncGenerator<{ name: string; path: string }> {
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield { name: entry.name, path };
  }
}

async function namesIn(folder: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { name } of filesIn(folder)) names.add(name);
  return names;
}

/** Ids that are read at once. */
const PAGE = 1000;

/** The ids of all attachments, read page by page, so that nobody waits for them. */
async function idsOf(db: Database): Promise<Set<string>> {
  const ids = new Set<string>();
  let [userId, id] = ['', ''];
  for (;;) {
    const page = await db
      .select({ userId: attachments.userId, id: attachments.id })
      .from(attachments)
      .where(sql`(${attachments.userId}, ${attachments.id}) > (${userId}, ${id})`)
      .orderBy(asc(attachments.userId), asc(attachments.id))
      .limit(PAGE);
    for (const row of page) ids.add(row.id);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return ids;
    ({ userId, id } = last);
  }
}

/** Copies a file, which appears only when it is whole. Returns false if there is none. */
async function copyWhole(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: FOLDER_MODE });
  // Another backup may copy the same file.
  const aside = `${to}.${randomUUID()}${UNFINISHED}`;
  try {
    await pipeline(createReadStream(from), createWriteStream(aside, { mode: FILE_MODE, flush: true }));
  } catch (error) {
    await rm(aside, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  await rename(aside, to);
  return true;
}

/**
 * Copies the files of attachments that have no copy yet beside the backups. Does nothing if files are in a bucket.
 *
 * @returns how many were copied, and how many are missing.
 */
export async function copyNewFiles(
  db: Database,
  { directory, files }: Folders,
  signal?: AbortSignal,
): Promise<{ copied: number; missing: number }> {
  const count = { copied: 0, missing: 0 };
  if (files === null) return count;
  const copies = join(directory, COPIES);
  const [ids, present] = [await idsOf(db), await namesIn(copies)];
  for (const id of ids) {
    signal?.throwIfAborted();
    if (present.has(id)) continue;
    count[(await copyWhole(pathIn(files, id), pathIn(copies, id))) ? 'copied' : 'missing'] += 1;
  }
  return count;
}

/**
 * Marks the copies of files whose attachments were deleted, and deletes those that were marked longer ago than backups
 * are kept, and what an interrupted copy left.
 */
export async function pruneCopies(
  db: Database,
  { directory, keepDays }: Pick<BackupSettings, 'directory' | 'keepDays'>,
  now: number,
): Promise<void> {
  const ids = await idsOf(db);
  for await (const { name, path } of filesIn(join(directory, COPIES))) {
    if (ids.has(name)) continue;
    try {
      if (name.endsWith(GONE) || name.endsWith(UNFINISHED)) {
        const { mtimeMs } = await stat(path);
        if (mtimeMs < now - (name.endsWith(GONE) ? keepDays : 1) * DAY_MS) await rm(path, { force: true });
      } else {
        await utimes(path, now / 1000, now / 1000);
        await rename(path, path + GONE);
      }
    } catch (error) {
      // Another process does the same.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/**
 * Brings the files of a restored database back from their copies, and notes files that no row has any more for removal.
 *
 * @returns how many came back, and how many have no copy; null if files are in a bucket.
 */
export async function restoreFiles(
  db: Database,
  { directory, files }: Folders,
): Promise<{ restored: number; missing: number } | null> {
  if (files === null) return null;
  const copies = join(directory, COPIES);
  const [ids, stored] = [await idsOf(db), await namesIn(files)];
  const count = { restored: 0, missing: 0 };
  for (const id of ids) {
    if (stored.has(id)) continue;
    const copy = pathIn(copies, id);
    const isBack = (await copyWhole(copy, pathIn(files, id))) || (await copyWhole(copy + GONE, pathIn(files, id)));
    count[isBack ? 'restored' : 'missing'] += 1;
  }
  for (const name of stored) if (!ids.has(name)) await removals.schedule(db, name, new Date(0));
  return count;
}
