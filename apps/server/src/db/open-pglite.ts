import { PGlite } from '@electric-sql/pglite';
import './keep-wasm-code.ts';

/**
 * Opens or creates an embedded database in a folder. Files of the write-ahead log that are not needed any more are
 * deleted instead of being renamed for later use: they contain the wrapped keys of accounts that are deleted later.
 */
export async function openPglite(options: { dataDir: string; loadDataDir?: Blob }): Promise<PGlite> {
  const client = await PGlite.create(options);
  await client.query('set wal_recycle = off');
  return client;
}
