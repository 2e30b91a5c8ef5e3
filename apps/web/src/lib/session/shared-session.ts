import { DATABASES, deleteDatabase, hasDatabases } from '../../platform/databases.ts';
import { hasServiceWorker } from '../../platform/service-worker.ts';
import type { SharedSession } from '../../platform/worker-store.ts';
import { ownersOf } from './device/device-store.ts';

/**
 * The databases beside the device's storage: what pages share with the service worker, what was last seen, and the files
 * of unsent items. They change with the session, and nothing else deletes them.
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

/**
 * Deletes all databases, because nobody is signed in. The files stay while there are items of photos or voice notes, which
 * the end of a session seals and the next sign-in of the same person restores. They are encrypted.
 */
export const forgetShared = (names: readonly string[] = Object.values(DATABASES)): Promise<void> =>
  afterwards(() =>
    Promise.all(
      names
        .filter(
          (name) => name !== DATABASES.files || ownersOf((one) => /^(outbox:[pv]|sealed-)/.test(one)).length === 0,
        )
        .map(deleteDatabase),
    ),
  );

/** Deletes what was last seen, and files of which nothing else is left, because somebody signs in. */
export const forgetLastSeen = (): Promise<void> => forgetShared([DATABASES.lastSeen, DATABASES.files]);
