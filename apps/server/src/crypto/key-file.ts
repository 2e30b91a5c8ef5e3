import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { replaceFile } from '../db/replace-file.ts';
import type { Secrets } from './key-ring.ts';

const KEY_BYTES = 32;

const Key = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === KEY_BYTES, 'must be 32 bytes');
const KeyFile = z.object({
  identityKey: Key,
  masterKeys: z.array(z.object({ version: z.int().min(1), key: Key })).min(1),
});

export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/** Writes the secrets atomically to a file that only the file's owner can read. */
export async function writeKeyFile(path: string, secrets: Secrets): Promise<void> {
  const text = JSON.stringify({
    identityKey: secrets.identityKey.toString('base64'),
    masterKeys: secrets.masterKeys.map(({ version, key }) => ({ version, key: key.toString('base64') })),
  });
  await replaceFile(path, `${text}\n`);
}

/**
 * Reads the secrets of an embedded database from the key file, or creates them at the first start. Lock the data
 * directory first.
 *
 * @param isFirstStart whether no database exists yet. If a database exists and its key file is missing, the start
 * fails, because new keys couldn't decrypt the stored texts.
 */
export async function readOrCreateKeyFile(path: string, isFirstStart: boolean): Promise<Secrets> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    if (!isFirstStart) {
      throw new Error(
        `The database exists but its key file ${path} is missing: without it no text can be read. Put it back from your backup.`,
      );
    }
    const secrets: Secrets = { identityKey: newKey(), masterKeys: [{ version: 1, key: newKey() }] };
    await writeKeyFile(path, secrets);
    return secrets;
  }
  const parsed = KeyFile.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`The key file ${path} is damaged: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
