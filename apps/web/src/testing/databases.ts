import * as fakes from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';

/**
 * Gives each test of a file empty databases. They are not global for other files, which share the process and may have
 * replaced the timers that the databases need.
 */
export function withDatabases(): void {
  beforeEach(() => {
    for (const [name, value] of Object.entries(fakes)) if (name.startsWith('IDB')) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', new fakes.IDBFactory());
  });
}
