import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../db/replace-file.ts';
import { makeBackupFolder } from '../backup-files.ts';

/** An erased account: the keyed hash of its id, and the UTC date of its deletion, `YYYY-MM-DD`. */
export type ErasedAccount = { hash: string; erasedOn: string };
export type ErasedList = {
  accounts: ErasedAccount[];
  /** The date since which the list has all deletions. */
  completeSince: string;
};

const FILE_NAME = 'erased.list';
const FILE_MODE = 0o600;
const HEAD = '# Erased accounts. Keep this file beside the backups. Complete since ';
const DATE = /^\d{4}-\d\d-\d\d$/;
const LINE = /^(\d{4}-\d\d-\d\d) ([a-z2-7]+)$/;

/** The list beside the backups can't be read as one. */
export class ErasedListFault extends Error {
  override readonly name = 'ErasedListFault';
}

export const erasedListPath = (directory: string): string => join(directory, FILE_NAME);

const lineOf = ({ hash, erasedOn }: ErasedAccount): string => `${erasedOn} ${hash}\n`;

/**
 * Reads the list of erased accounts in the folder of the backups; null if there is none. A last line without line feed
 * is left out and reported as `isTorn`: the process that wrote it was killed, and its entry is still in the database.
 *
 * @throws ErasedListFault for any other line that can't be read.
 */
export async function readErasedList(directory: string): Promise<(ErasedList & { isTorn: boolean }) | null> {
  const path = erasedListPath(directory);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const [head = '', ...lines] = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  const completeSince = head.slice(HEAD.length);
  if (!head.startsWith(HEAD) || !DATE.test(completeSince)) throw new ErasedListFault(`${path} is damaged in line 1`);
  // After the last line feed the split leaves an empty text.
  const accounts = lines.slice(0, -1).map((line, index) => {
    const [, erasedOn, hash] = LINE.exec(line) ?? [];
    if (!erasedOn || !hash) throw new ErasedListFault(`${path} is damaged in line ${index + 2}`);
    return { hash, erasedOn };
  });
  return { completeSince, accounts, isTorn: !text.endsWith('\n') };
}

/** Writes a new list in place of the present one, if there is one. */
export async function replaceErasedList(directory: string, { completeSince, accounts }: ErasedList): Promise<void> {
  await makeBackupFolder(directory);
  const path = erasedListPath(directory);
  const text = `${HEAD}${completeSince}\n${accounts.map(lineOf).join('')}`;
  await replaceFile(path, text, `${path}.${process.pid}.new`);
}

/** Appends to the existing list in one write, and waits until it is on disk. */
export async function appendToErasedList(directory: string, accounts: readonly ErasedAccount[]): Promise<void> {
  const lines = accounts.map(lineOf).join('');
  await appendFile(erasedListPath(directory), lines, { mode: FILE_MODE, flush: true });
}
