import { useSyncExternalStore } from 'react';
import { type Account, session } from './session.ts';

/** The signed-in account, or null; re-renders when it changes. */
export const useAccount = (): Account | null => useSyncExternalStore(session.subscribe, session.current, () => null);
