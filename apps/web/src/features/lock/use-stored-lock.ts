import { useMemo, useSyncExternalStore } from 'react';
import { lock } from '../../state/lock/lock.ts';
import { readLock, type StoredLock } from '../../state/lock/stored-lock.ts';

/** The lock of this person on this device; re-renders when it changes, here or in another tab. */
export function useStoredLock(userId: string): StoredLock | null {
  const json = useSyncExternalStore(
    lock.subscribe,
    () => JSON.stringify(readLock(userId)),
    () => 'null',
  );
  return useMemo<StoredLock | null>(() => JSON.parse(json), [json]);
}
