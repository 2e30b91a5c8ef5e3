import { useSyncExternalStore } from 'react';
import { type PlayerState, player } from './player.ts';

/** What the player holds, or null; the component follows its changes. */
export const usePlayer = (): PlayerState | null => useSyncExternalStore(player.subscribe, player.current, () => null);
