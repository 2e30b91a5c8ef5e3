/** Databases of this origin. Each holds data of one person, and is deleted with the session (lib/session). */
export const DATABASES = { worker: 'alento-worker', lastSeen: 'alento-last-seen', files: 'alento-files' } as const;

/** Whether this environment has IndexedDB. Pages are also rendered at build time, where it doesn't exist. */
export function hasDatabases(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    // Firefox throws where cookies are blocked.
    return false;
  }
}

/** Longest wait for a deletion, ms. The browser finishes it later, when the last connection is closed. */
const DELETION_MAX_MS = 2000;

/**
 * Deletes a database. Needs no library, because visitors run it too. Open connections close at the event
 * `versionchange`. Rejects if storage is disabled.
 */
export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    setTimeout(resolve, DELETION_MAX_MS);
  });
