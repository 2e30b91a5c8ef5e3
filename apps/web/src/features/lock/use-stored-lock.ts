import { useMemo, useSyncExternalStore } from 'react';
import { locked } from '../../state/lock/locked.ts';
import { readLock, type StoredLock } from '../../state/lock/stored-lock.ts';

/** The lock of this person on this device; re-renders when it changes, here or in another tab. */
export function useStoredLock(userId: string): StoredLock | null {
  const json = useSyncExternalStore(
    locked.subscribe,
    () => JSON.stringify(readLock(userId)),
    () => 'null',
  );
  return useMemo<StoredLock | null>(() => JSON.parse(json), [json]);
}
