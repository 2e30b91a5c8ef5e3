import { type DBSchema, openDB } from 'idb';
import { DATABASES } from '../databases.ts';

interface Schema extends DBSchema {
  /** Encrypted files of one person that the server doesn't have yet, by user id and file id. */
  files: { key: string; value: Uint8Array<ArrayBuffer> };
}

/** Opens the database for one access, because it is used for a file at a time. */
async function using<T>(work: (database: Awaited<ReturnType<typeof openDB<Schema>>>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(DATABASES.files, 1, {
    upgrade: (created) => void created.createObjectStore('files'),
    // Another context deletes the database, because the session is over.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const keyOf = (userId: string, id: string): string => `${userId} ${id}`;

/** Reads an encrypted file of a person; null if there is none. */
export const readSealedFile = (userId: string, id: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  using(async (database) => (await database.get('files', keyOf(userId, id))) ?? null);

/** Stores an encrypted file of a person. Rejects if there is no room. */
export const writeSealedFile = (userId: string, id: string, sealed: Uint8Array<ArrayBuffer>): Promise<void> =>
  using(async (database) => void (await database.put('files', sealed, keyOf(userId, id))));

export const deleteSealedFile = (userId: string, id: string): Promise<void> =>
  using((database) => database.delete('files', keyOf(userId, id)));

/** The stored files, of whomever. */
export const sealedFiles = (): Promise<{ userId: string; id: string }[]> =>
  using(async (database) => {
    const keys = await database.getAllKeys('files');
    return keys.map((key) => {
      const [userId = '', id = ''] = key.split(' ');
      return { userId, id };
    });
  });
