import { useSyncExternalStore } from 'react';
import { locked } from './locked.ts';

/** Whether the app is locked. Prerendered pages never are. */
export const useIsLocked = (): boolean => useSyncExternalStore(locked.subscribe, locked.is, () => false);
