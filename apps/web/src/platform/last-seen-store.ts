import { type DBSchema, openDB } from 'idb';
import { DATABASES } from './databases.ts';

interface Schema extends DBSchema {
  /** One encrypted text for each person, by user id. */
  seen: { key: string; value: string };
}

/** Opens the database for one access, because it is used every few seconds at most. */
async function using<T>(work: (database: Awaited<ReturnType<typeof openDB<Schema>>>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(DATABASES.lastSeen, 1, {
    upgrade: (created) => void created.createObjectStore('seen'),
    // Another context deletes the database, because the session is over.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Reads the encrypted text of a person; null if there is none. */
export const readSealed = (userId: string): Promise<string | null> =>
  using(async (database) => (await database.get('seen', userId)) ?? null);

/** Stores the encrypted text of a person, and deletes every other person's. */
export const writeSealed = (userId: string, sealed: string): Promise<void> =>
  using(async (database) => {
    const change = database.transaction('seen', 'readwrite');
    await Promise.all([change.store.clear(), change.store.put(sealed, userId), change.done]);
  });
