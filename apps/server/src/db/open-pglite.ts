import { PGlite } from '@electric-sql/pglite';
import './keep-wasm-code.ts';

/**
 * Opens or creates an embedded database in a folder. Files of the write-ahead log that are not needed any more are
 * deleted instead of being renamed for later use: they contain the wrapped keys of accounts that are deleted later.
 */
export function openPglite(options: { dataDir: string; loadDataDir?: Blob }): Promise<PGlite> {
  return PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'] });
}
