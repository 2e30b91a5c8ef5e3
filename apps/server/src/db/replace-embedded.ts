import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { configuredSecrets } from '../crypto/configured-secrets.ts';
import { readOrCreateKeyFile } from '../crypto/key-file.ts';
import type { Secrets } from '../crypto/key-ring.ts';
import { lockDirectory } from './data-directory-lock.ts';
import { embeddedDatabase, type OpenDatabase } from './open-database.ts';
import { openPglite } from './open-pglite.ts';
import { endInterruptedRestore, hasDatabase, nextDirectory, previousDirectory } from './previous-directory.ts';

/** Whether the data folder has an embedded database. */
export const hasEmbedded = (config: Config): boolean => hasDatabase(join(resolve(config.DATA_DIR), 'pg'));

/**
 * Fills a new embedded database and puts it in the place of the present one, which need not be readable. If
 * `check` or `fill` fails, the present one stays.
 *
 * @throws DirectoryInUseError if a process uses the data folder; an error if the key file is missing.
 */
export async function replaceEmbedded<Checked, Result>(
  config: Config,
  onError: (error: Error) => void,
  {
    check,
    fill,
  }: {
    check: (secrets: Secrets) => Promise<Checked>;
    fill: (database: OpenDatabase, checked: Checked) => Promise<Result>;
  },
): Promise<Result> {
  const dataDirectory = resolve(config.DATA_DIR);
  const directory = join(dataDirectory, 'pg');
  const [next, previous] = [nextDirectory(directory), previousDirectory(directory)];
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const lock = lockDirectory(directory, onError);
  try {
    await endInterruptedRestore(directory);
    const secrets = configuredSecrets(config) ?? (await readOrCreateKeyFile(join(dataDirectory, 'keys.json'), false));
    const checked = await check(secrets);
    const database = embeddedDatabase(await openPglite({ dataDir: next }), secrets, () => {}, onError);
    let result: Result;
    try {
      result = await fill(database, checked);
    } finally {
      await database.close();
    }
    if (existsSync(directory)) await rename(directory, previous);
    await rename(next, directory);
    await rm(previous, { recursive: true, force: true });
    return result;
  } finally {
    await rm(next, { recursive: true, force: true });
    lock.release();
  }
}
