import { useSyncExternalStore } from 'react';
import { lock } from './lock.ts';

/** Whether the app is locked. Prerendered pages never are. */
export const useIsLocked = (): boolean => useSyncExternalStore(lock.subscribe, lock.isLocked, () => false);
