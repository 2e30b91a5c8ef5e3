import { useSyncExternalStore } from 'react';
import { type PlayerState, player } from './player.ts';

/** State of the player, or null; re-renders when it changes. */
export const usePlayer = (): PlayerState | null => useSyncExternalStore(player.subscribe, player.current, () => null);
