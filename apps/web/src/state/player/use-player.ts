import { useSyncExternalStore } from 'react';
import { type PlayerState, player } from './player.ts';

/** Returns the state of the player or null, and renders again when it changes. */
export const usePlayer = (): PlayerState | null => useSyncExternalStore(player.subscribe, player.current, () => null);
