import {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

const CLASSES = {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
};

/**
 * Gives each test of a file empty databases. They are not global for other files, which share the process and may have
 * replaced the timers that the databases need.
 */
export function withDatabases(): void {
  beforeEach(() => {
    for (const [name, value] of Object.entries(CLASSES)) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', new IDBFactory());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
