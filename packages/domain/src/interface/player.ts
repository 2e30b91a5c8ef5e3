import type { Platform } from './layout.ts';

/** Seconds skipped by a button, by PageUp and PageDown, and from the lock screen. */
export const PLAYER_SKIP_SECONDS = 15;
/** Seconds skipped by an arrow key on the slider. */
export const PLAYER_KEY_SECONDS = 5;
/** Playback rates. */
export const PLAYER_RATES = [0.75, 1, 1.25, 1.5] as const;
export type PlayerRate = (typeof PLAYER_RATES)[number];
/** Interval for saving the position, in seconds of audio. */
export const PLAYER_KEEP_SECONDS = 5;
/** Maximum number of saved positions. The oldest is dropped first. */
export const PLAYER_POSITIONS_MAX = 60;
/** No position is stored within this distance from the start or the end, seconds. */
const EDGE_SECONDS = 5;

/** The player bar is at the top on large screens and in native apps, at the bottom on small screens. */
export const playerPlaceOf = ({ os }: Platform, isLarge: boolean): 'top' | 'bottom' =>
  isLarge || os !== 'web' ? 'top' : 'bottom';

/** The position to store, from which playback resumes; null to start from the beginning. */
export const positionToKeep = (position: number, duration: number | null): number | null =>
  position < EDGE_SECONDS || (duration !== null && position > duration - EDGE_SECONDS) ? null : Math.floor(position);
