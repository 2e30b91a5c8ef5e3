import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * Reads a file of a folder in which a running server works. A file that the server has removed since it was listed is
 * empty.
 */
export async function readIfThere(path: string): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
}

/** All bytes of the server's data folder as latin1: tables, indexes, write-ahead log, deleted rows and jobs. */
export async function allServerData(): Promise<string> {
  const folder = process.env.ALENTO_DATA_DIR;
  if (!folder) throw new Error('The server of the browser tests is not running');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const parts = await Promise.all(files.map((file) => readIfThere(join(file.parentPath, file.name))));
  return parts.map((part) => part.toString('latin1')).join('\n');
}

/** The mails in the server's mail folder, newest first, as text whose soft line breaks are removed. */
async function mails(): Promise<string[]> {
  const outbox = join(process.env.ALENTO_DATA_DIR ?? '', 'outbox');
  const names = await readdir(outbox).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const texts = names
    .toSorted()
    .toReversed()
    .map(async (name) => `${await readIfThere(join(outbox, name))}`.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
  return Promise.all(texts);
}

/** What the newest mail to an address has of this form. Waits for the mail, because a job sends it. */
async function mailed(address: string, wanted: RegExp): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const sent = (await mails()).filter((mail) => mail.includes(`To: ${address}`));
    return sent.map((mail) => wanted.exec(mail)?.[0]).find((text) => text !== undefined);
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

/** The link to a path in the newest mail to an address. */
export const mailedLink = (address: string, path: string): Promise<string> =>
  mailed(address, new RegExp(`https?://\\S+${path}#token=\\S+`));

/** The code of six digits in the newest mail to an address. */
export const mailedCode = (address: string): Promise<string> => mailed(address, /(?<=: )\d{6}(?=\s)/);
