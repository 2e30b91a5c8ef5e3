/** Databases of this origin. Both hold data of one person, and are deleted with the session (lib/session). */
export const DATABASES = { worker: 'alento-worker', lastSeen: 'alento-last-seen' } as const;

/** Whether this environment has IndexedDB. Pages are also rendered at build time, where it doesn't exist. */
export const hasDatabases = (): boolean => typeof indexedDB !== 'undefined';

/**
 * Deletes a database. Needs no library, because visitors run it too. Open connections close at the event
 * `versionchange`. Resolves also if the browser refuses, which it does if storage is disabled.
 */
export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    if (!hasDatabases()) return resolve();
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
    } catch {
      // Some browsers throw a SecurityError if storage is disabled.
      resolve();
    }
  });
