import { type DBSchema, openDB } from 'idb';
import { DATABASES } from '../databases.ts';

interface Schema extends DBSchema {
  /** Encrypted texts of one person, by user id and name. */
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

/** `seen`: what was last seen. `saved`: the saved pieces of the library. */
export type SealedName = 'seen' | 'saved';

const keyOf = (userId: string, name: SealedName): string => `${userId} ${name}`;

/** Reads an encrypted text of a person; null if there is none. */
export const readSealed = (userId: string, name: SealedName): Promise<string | null> =>
  using(async (database) => (await database.get('seen', keyOf(userId, name))) ?? null);

/** Stores an encrypted text of a person, and deletes every other person's. */
export const writeSealed = (userId: string, name: SealedName, sealed: string): Promise<void> =>
  using(async (database) => {
    const change = database.transaction('seen', 'readwrite');
    const keys = await change.store.getAllKeys();
    const others = keys.filter((key) => !key.startsWith(`${userId} `));
    await Promise.all([
      ...others.map((key) => change.store.delete(key)),
      change.store.put(sealed, keyOf(userId, name)),
      change.done,
    ]);
  });
