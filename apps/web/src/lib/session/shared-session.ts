import { DATABASES, deleteDatabase, hasDatabases } from '../../platform/databases.ts';
import { hasServiceWorker } from '../../platform/service-worker.ts';
import type { SharedSession } from '../../platform/worker-store.ts';

/**
 * The databases beside the device's storage: what pages share with the service worker, and what was last seen. They
 * change with the session, and nothing else deletes them.
 */

/** One change after the other, so that the last one decides what stays. */
let pending: Promise<void> = Promise.resolve();

function afterwards(work: () => Promise<unknown>): Promise<void> {
  // IndexedDB may be full or disabled. Then the service worker has no session, and nothing is last seen.
  pending = pending.then(work).then(
    () => undefined,
    () => undefined,
  );
  return pending;
}

/** Gives the session to the service worker, which can't read the device's storage. */
export async function shareSession(session: SharedSession): Promise<void> {
  if (!hasDatabases() || !hasServiceWorker()) return;
  await afterwards(async () => (await import('../../platform/worker-store.ts')).shareSession(session));
}

/** Deletes what was last seen, because somebody signs in. */
export const forgetLastSeen = (): Promise<void> => afterwards(() => deleteDatabase(DATABASES.lastSeen));

/** Deletes both databases, because nobody is signed in. */
export const forgetShared = (): Promise<void> =>
  afterwards(() => Promise.all(Object.values(DATABASES).map(deleteDatabase)));
