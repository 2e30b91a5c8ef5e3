import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every byte of the server's data folder as latin1: tables, indexes, write-ahead log, deleted rows, jobs. */
export async function everyByteKept(): Promise<string> {
  const folder = process.env.ALENTO_DATA_DIR;
  if (!folder) throw new Error('The server of the stories is not running');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const parts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')));
  return parts.join('\n');
}

/** The newest message of the outbox, as text with its soft line breaks undone. */
export async function newestMail(): Promise<string | null> {
  const outbox = join(process.env.ALENTO_DATA_DIR ?? '', 'outbox');
  const names = await readdir(outbox).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const newest = names.toSorted().at(-1);
  if (newest === undefined) return null;
  return (await readFile(join(outbox, newest), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}
