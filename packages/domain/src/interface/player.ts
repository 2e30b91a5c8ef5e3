import type { Platform } from './layout.ts';

/** A step back or forward, seconds: by button, by PageUp and PageDown, and from the lock screen (core §4). */
export const PLAYER_SKIP_SECONDS = 15;
/** An arrow key on the slider, seconds. */
export const PLAYER_KEY_SECONDS = 5;
/** How fast one may listen. */
export const PLAYER_RATES = [0.75, 1, 1.25, 1.5] as const;
export type PlayerRate = (typeof PLAYER_RATES)[number];
/** While it plays, the position is kept this often, seconds of audio. */
export const PLAYER_KEEP_SECONDS = 5;
/** Positions kept at once: the oldest goes first. */
export const PLAYER_POSITIONS_MAX = 60;
/** So near to its beginning or its end an audio counts as not begun, or as heard, seconds. */
const EDGE_SECONDS = 5;

/** The bar stands at the top on large screens and native, at the bottom on small ones (core §2). */
export const playerPlaceOf = ({ os }: Platform, isLarge: boolean): 'top' | 'bottom' =>
  isLarge || os !== 'web' ? 'top' : 'bottom';

/** Where to go on from next time; null for from the beginning. */
export const positionToKeep = (position: number, duration: number | null): number | null =>
  position < EDGE_SECONDS || (duration !== null && position > duration - EDGE_SECONDS) ? null : Math.floor(position);
